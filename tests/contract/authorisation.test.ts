import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/sandbox/audit.ts';
import { client } from '#server/store/schema/client.ts';
import { createTokenMaker, type TokenMaker } from '#tests/support/signed-tokens.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVictim, marksOf, type Victim } from './authorisation-victim.ts';
import { CALL_ROWS, OPEN_ROUTES, type CallRow } from './authorisation-calls.ts';

const MANAGER = 'manager@example.test';
const OTHER = 'not-student@example.test';
const MANAGER_ROLE = { resource_access: { svc: { roles: ['manager'] } } };

let tokens: TokenMaker;
let test: TestApp;
let victim: Victim;
beforeAll(async () => {
  tokens = await createTokenMaker();
  test = await createTestApp({ verify: tokens.verify });
  await addMember(test.db, MANAGER, { coins: 0, isStudent: false });
  victim = await addVictim(test.db, test.seed);
  // Who reads is somebody too: an own record that is not the victim's.
  await test.db.insert(client).values({
    memberId: test.seed.notStudent.id,
    name: 'Пётр',
    surname: 'Другов',
    email: OTHER,
  });
});
afterAll(() => test.close());

interface Asking {
  readonly token?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(row: CallRow, { token, query, headers = {} }: Asking): Promise<Response> {
  const [method = 'GET'] = row.call.split(' ');
  const path = row.path(victim);
  const body = row.body?.(victim);
  return test.app.request(query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path, {
    method,
    headers: {
      'X-Request-ID': randomUUID(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...row.headers,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The answer's status, after a look for the victim's data in it. */
async function statusWithoutMarks(answer: Response): Promise<number> {
  const text = await answer.text();
  for (const mark of marksOf(victim)) expect(text).not.toContain(mark);
  return answer.status;
}

const managerToken = () => tokens.sign(MANAGER, MANAGER_ROLE);
const inOwnerView = {
  headers: { 'x-source-lp': 'personalAreaPartnerLP' },
  query: () => `ownerEmail=${encodeURIComponent(victim.email)}`,
};
const titled = CALL_ROWS.map((row) => [row.call, row] as const);

describe('the table of calls', () => {
  it('[R6.2] has a row for every route of the app, and no row for what is gone', () => {
    const routes = new Set(
      test.app.routes
        .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/sandbox'))
        .map(({ method, path }) => `${method} ${path.replace(/\{.*?\}(?=\/|$)/g, '')}`),
    );
    const rows = [...CALL_ROWS.map(({ call }) => call), ...OPEN_ROUTES];
    expect(rows.toSorted()).toEqual([...routes].toSorted());
  });
});

// The victim's own calls come last: they change what the others ask for.
describe('nobody, and whoever has no good token', () => {
  it.each(titled)('[R6.2] gets 401 and no data from %s', async (_call, row) => {
    const bad = [
      undefined,
      await tokens.sign(victim.email, { aud: 'account' }),
      await tokens.sign(victim.email, { azp: 'another-client' }),
      await tokens.sign(victim.email, { iss: 'https://other.example/realms/loyalty' }),
      await tokens.sign(victim.email, { exp: Math.floor(Date.now() / 1000) - 60 }),
      await tokens.sign(victim.email, { typ: 'ID' }),
      await tokens.sign(victim.email, { email_verified: false }),
      await tokens.forged(victim.email),
      tokens.unsigned(victim.email),
    ];
    for (const token of bad) {
      const answer = await ask(row, token === undefined ? {} : { token });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await statusWithoutMarks(answer)).toBe(401);
    }
  });
});

describe('staff in owner view', () => {
  it.each(titled)('[R6.1][R6.3] reads and changes nothing: %s', async (_call, row) => {
    const token = await managerToken();
    const { headers, query } = inOwnerView;
    const answer = await ask(row, { token, headers, query: query() });
    expect(answer.status).toBe(row.ownerView ?? 403);
    if (row.ownerView === undefined) await statusWithoutMarks(answer);
  });

  it('[R6.1] sees the owner’s own data', async () => {
    const row = CALL_ROWS.find(({ call }) => call === 'GET /service/v2/api/contacts');
    if (!row) throw new Error('no such call');
    const answer = await ask(row, { token: await managerToken(), query: inOwnerView.query() });
    expect(await answer.text()).toContain('Тайнова');
  });
});

describe.each([
  ['another member', () => tokens.sign(OTHER)],
  ['staff in their own name', managerToken],
  [
    'a member with a role of the realm or of another client',
    () =>
      tokens.sign('outsider@example.test', {
        realm_access: { roles: ['admin'] },
        resource_access: { account: { roles: ['admin'] }, svc: { roles: ['support'] } },
      }),
  ],
])('%s', (who, token) => {
  it.each(titled)('[R6.2] finds nothing of the victim in %s', async (_call, row) => {
    const answer = await ask(row, { token: await token() });
    const status = await statusWithoutMarks(answer);
    if (who === 'another member') expect(status).toBe(row.foreign);
    else expect(status).toBeLessThan(500);
  });
});

describe('the e-mail of a request is a claim', () => {
  const personal = titled.filter(([call]) => call.startsWith('GET /service'));
  const claims = (email: string) => {
    const e = encodeURIComponent(email);
    const own = encodeURIComponent(OTHER);
    return [
      `email=${e}`,
      `email=${e.toUpperCase()}`,
      `ownerEmail=${e}`,
      `email=${own}&ownerEmail=${e}`,
      `email=${e}&ownerEmail=${own}`,
      `email=${own}&email=${e}`,
      `email=${e}&email=${own}`,
      `ownerEmail=${own}&ownerEmail=${e}`,
      `Email=${e}`,
      `email[]=${e}`,
      `email%5B0%5D=${e}`,
      `e%6Dail=${e}`,
      `email=%20${e}%20`,
      `email=${e}%00`,
      `email=${e}%0a`,
      `email=${own},${e}`,
      `email=${own};email=${e}`,
      `email=${encodeURIComponent(email.replace('@', '+products@'))}`,
      `email=brands@example.test&ownerEmail=${e}`,
      `x=?include=statusDetail&email=${e}`,
    ];
  };
  it.each(personal)('[R6.2] and opens nobody else’s data: %s', async (_call, row) => {
    const token = await tokens.sign(OTHER);
    for (const query of claims(victim.email)) {
      const status = await statusWithoutMarks(await ask(row, { token, query }));
      expect(status, query).toBeLessThan(500);
    }
  });

  it('[R6.2] another’s is refused, the own one is fine in any case', async () => {
    const row = CALL_ROWS.find(({ call }) => call === 'GET /service/api/cards');
    if (!row) throw new Error('no such call');
    const status = async (query: string) =>
      (await ask(row, { token: await tokens.sign(OTHER), query })).status;
    expect(await status(`email=${OTHER.toUpperCase()}`)).toBe(200);
    expect(await status(`email=${victim.email}`)).toBe(403);
    expect(await status(`email=${OTHER}&email=${OTHER}`)).toBe(400);
    expect(await status('ownerEmail=')).toBe(403);
  });

  it('[R6.2] an address with a plus, or named like a part of a path, is one’s own', async () => {
    const row = CALL_ROWS.find(({ call }) => call === 'GET /service/v2/api/contacts');
    if (!row) throw new Error('no such call');
    for (const email of ['anna+products@example.test', 'brands@example.test']) {
      await addMember(test.db, email, { coins: 0, isStudent: false });
      const query = `email=${encodeURIComponent(email)}`;
      const answer = await ask(row, { token: await tokens.sign(email), query });
      expect(await answer.text()).toContain(email);
    }
  });
});

describe('the victim', () => {
  it.each(titled)('[R6.2] is served: %s', async (_call, row) => {
    const answer = await ask(row, { token: await tokens.sign(victim.email) });
    expect(answer.status, await answer.clone().text()).toBe(row.own);
  });

  it('[R2.18] after all that the audit finds nothing', async () => {
    const { balances, ledgerSums, ...faults } = await audit(test.db);
    expect(balances.length).toBe(ledgerSums.length);
    expect(Object.values(faults).flat()).toEqual([]);
  });
});
