import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { message } from '#server/database/schema/service/message.ts';
import { requireMember } from '#server/members/members.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { cardForm } from '#tests/support/people/card-form.ts';
import { lastVerificationCode, requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { REQUEST_ROWS } from './authorisation-requests.ts';
import { addVictim, type Victim } from './authorisation-victim.ts';

/** An installation of one brand; everything else is foreign to it. */
const OWN = 'http://my.example.org';
const FOREIGN = [
  'evil.example',
  'my.example.org.evil.example',
  'people.friends.example',
  'people.localhost',
  'mti.friends.example',
  '6.6.6.6',
];
/** Headers that a proxy or a browser writes, and anyone else too. */
const CLAIMS = {
  'X-Forwarded-Host': 'people.friends.example',
  Forwarded: 'host=people.friends.example',
  Origin: 'https://people.friends.example',
  Referer: 'https://people.friends.example/my/',
};

let test: TestApp;
let victim: Victim;
beforeAll(async () => {
  test = await createTestApp({ publicOrigin: OWN, brand: { name: 'synergy', hosts: {} } });
  victim = await addVictim(test.db, test.seed);
});
afterAll(() => test.close());

/** What a call could change for a member or send to somebody. */
const traces = async () => {
  const [coins] = await test.db
    .select({ sum: sql<string>`sum(${operation.amount})` })
    .from(operation);
  return { coins, messages: await test.db.$count(message), members: await test.db.$count(member) };
};

const send = (row: (typeof REQUEST_ROWS)[number], origin: string) => {
  const [method = 'GET'] = row.route.split(' ');
  const body = row.body?.(victim);
  return test.app.request(`${origin}${row.path(victim)}`, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(victim.email)}`,
      'X-Request-ID': randomUUID(),
      ...(body && { 'Content-Type': 'application/json' }),
      ...row.headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
};

describe('[R1.1] [R10.8] a call on a host that is not of this installation', () => {
  it.each(FOREIGN)('is refused on %s, whatever it asks for, and leaves no trace', async (host) => {
    const before = await traces();
    for (const row of REQUEST_ROWS) {
      const response = await send(row, `http://${host}`);
      expect(response.status, row.route).toBe(421);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ errorCode: 'WRONG_HOST' });
      expect(text).not.toContain(host);
    }
    for (const path of ['/lander/lander.php', '/suggest/fio', '/errors', '/service/openapi.json'])
      expect((await test.app.request(`http://${host}${path}`)).status).toBeOneOf([405, 421]);
    expect(await traces()).toEqual(before);
  });

  it('is served on the machine’s own names, as a probe uses them', async () => {
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
      const response = await test.app.request(`http://${host}/service/openapi.json`);
      expect(response.status, host).toBe(200);
    }
  });
});

let people = 0;
/** Registers a newcomer, and returns what came of it: the text message and the coins. */
async function register(app: TestApp, origin: string, signInHost?: string) {
  people += 1;
  const email = `newcomer-${people}@example.test`;
  const phone = `+7900777${String(people).padStart(4, '0')}`;
  const signIn = signInHost === undefined ? {} : { host: signInHost };
  const post = (path: string, body: unknown) =>
    app.app.request(`${origin}/service/${path}`, {
      method: 'POST',
      headers: {
        ...CLAIMS,
        Authorization: `Bearer ${tokenOf(email, signIn)}`,
        'X-Request-ID': randomUUID(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  expect((await post('api/phoneVerification', { phone })).status).toBe(200);
  const [sms] = await app.db
    .select()
    .from(message)
    .where(sql`${message.to} = ${phone}`);
  const code = await lastVerificationCode(app, phone);
  await requestAs(app, email, `/service/api/phoneVerification?code=${code}`);
  expect((await post('api/bitrixLinkCard', cardForm(email, phone))).status).toBe(200);
  const { id, partnerId } = await requireMember(app.db, email);
  const [bonus] = await app.db
    .select({ coins: operation.amount })
    .from(operation)
    .where(sql`${operation.memberId} = ${id}`);
  expect(await app.db.$count(cardPhone, sql`${cardPhone.memberId} = ${id}`)).toBe(1);
  return { text: sms?.text ?? '', coins: bonus?.coins, partnerId };
}

describe('[R1.3] [R7.1] the welcome bonus and the text message of a newcomer', () => {
  it('are of the configured brand, whatever the headers claim', async () => {
    const { text, coins, partnerId } = await register(test, OWN);
    expect(text).toMatch(/^Synergy: .*\n\n@my\.example\.org #\d{6}$/s);
    expect({ coins, partnerId }).toEqual({ coins: BRANDS.synergy.welcomeBonus, partnerId: 1 });
  });

  it('are of the configured one of two brands in a project when only the host distinguishes them', async () => {
    const hosts = { 'my.people.example': 'people', 'my.mti.example': 'mti' } as const;
    const app = await createTestApp({ publicOrigin: OWN, brand: { name: 'synergy', hosts } });
    try {
      const first = await register(app, 'http://my.people.example');
      expect(first.coins).toBe(BRANDS.synergy.welcomeBonus);
      expect(first.text).toMatch(/^Synergy: .*@my\.example\.org #\d{6}$/s);
      const other = await register(app, 'http://my.mti.example');
      expect(other).toMatchObject({ coins: BRANDS.mti.welcomeBonus, partnerId: 5 });
      expect(other.text).toMatch(/^MTI: .*@my\.mti\.example #\d{6}$/s);
    } finally {
      await app.close();
    }
  });

  it('are of the brand at whose host the token says that the person signed in', async () => {
    const app = await createTestApp();
    try {
      const { coins, text } = await register(app, 'http://localhost:8080', 'people.localhost');
      expect(coins).toBe(BRANDS.people.welcomeBonus);
      expect(text).toMatch(/^People: .*@people\.localhost #\d{6}$/s);
      const synergy = await register(app, 'http://people.localhost:8080', 'synergy.localhost');
      expect(synergy.coins).toBe(BRANDS.synergy.welcomeBonus);
      expect(synergy.text).toMatch(/@synergy\.localhost #\d{6}$/);
    } finally {
      await app.close();
    }
  });
});
