import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import type { MemberSummary } from '#src/domain/member/member-summary.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import {
  createTestApp,
  NO_LIMITS,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

const ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'];
const EMAIL = 'fyodor+study@example.test';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let reference: string;
beforeAll(async () => {
  app = await createTestApp();
  const { id } = await addMember(app.db, EMAIL, { coins: 70, isStudent: false });
  const set = { fullName: 'Ёлкина-Орлова Фёкла', phones: ['+79161234567'] };
  const [row] = await app.db.update(member).set(set).where(eq(member.id, id)).returning();
  reference = row?.reference ?? '';
  await app.db.insert(relative).values(
    Array.from({ length: 5 }, (_, index) => ({
      memberId: id,
      name: `Друг ${index}`,
      status: 'paid' as const,
    })),
  );
  await app.db.update(card).set({ cardNumber: '771004250001' }).where(eq(card.memberId, id));
  const other = await addMember(app.db, 'dilnoza@example.test', { coins: 5, isStudent: false });
  await app.db.insert(client).values({
    memberId: other.id,
    email: 'dilnoza@example.test',
    surname: 'Toʻrayeva',
    name: 'Dilnoza',
    phone: '+998901112233',
  });
});
afterAll(() => app.close());

const request = (query: string, roles: readonly string[] = ['manager'], path = 'api/members') =>
  app.app.request(`/service/${path}?${query}`, {
    headers: { Authorization: `Bearer ${tokenOf('staff@example.test', { roles })}` },
  });

async function found(query: string): Promise<readonly MemberSummary[]> {
  const response = await request(query);
  expect(response.status, query).toBe(200);
  return ((await response.json()) as { members: MemberSummary[] }).members;
}
const search = (q: string) => found(`q=${encodeURIComponent(q)}`);
const emailsOf = async (q: string) => (await search(q)).map(({ email }) => email);

describe('the search for members', () => {
  test.each(ROLES)(
    '[R6.1] finds a member for %s, with the phone masked but its end',
    async (role) => {
      const response = await request(`q=${encodeURIComponent('Фёкла')}`, [role]);
      expect(await response.json()).toEqual({
        members: [
          {
            reference,
            name: 'Ёлкина-Орлова Фёкла',
            email: EMAIL,
            cardNumber: '771004250001',
            phone: '+•••••••4567',
            level: 'good-friend',
          },
        ],
      });
    },
  );

  test.each([[[]], [['support']], [['admins']]])(
    '[R6.1] is refused to the roles %j',
    async (roles) => {
      for (const query of ['q=example', 'q=ab', `references=${reference}`]) {
        const response = await request(query, roles);
        expect(response.status).toBe(403);
        expect(await response.text()).not.toContain('example.test');
      }
    },
  );

  test.each([
    'фекла',
    'ЁЛКИНА',
    'елкина–орлова',
    'Фёкла Ёлкина',
    EMAIL,
    'Fyodor+STUDY',
    'yodor+s',
    '771004250001',
    '0042500',
    '+7 916 123-45-67',
    '8 (916) 123-45-67',
    '8 916 123',
    '4567',
  ])('[R6.1] [R6.2] finds the member by %j', async (q) => {
    expect(await emailsOf(q)).toEqual([EMAIL]);
  });

  test.each(["to'rayeva", 'Dilnoza Toʻrayeva', '+998 90 111', '90 111-22-33'])(
    '[R6.1] finds a member by the client record: %j',
    async (q) => {
      expect(await emailsOf(q)).toEqual(['dilnoza@example.test']);
    },
  );

  test('[R6.1] the member whose whole e-mail is typed is first', async () => {
    await addMember(app.db, `a-${EMAIL}`, { coins: 0, isStudent: false });
    expect(await emailsOf(EMAIL)).toEqual([EMAIL, `a-${EMAIL}`]);
  });

  test('[R6.1] signs that are wildcards in a database find only themselves', async () => {
    for (const q of ['fyo%study', 'fyodor_study', '%%%abc']) expect(await emailsOf(q)).toEqual([]);
  });

  test.each(['', 'ab', 'ф ё', '+++', '%%%', '@..', '‑‑‑‑'])(
    '[R6.1] %j is too little to search by',
    async (q) => {
      expect((await request(`q=${encodeURIComponent(q)}`)).status).toBe(400);
    },
  );

  test('[R6.1] at most twenty members come at once', async () => {
    for (let index = 0; index < 22; index += 1) {
      await addMember(app.db, `many-${index}@example.test`, { coins: 0, isStudent: false });
    }
    expect(await search('many-')).toHaveLength(20);
    expect(await found('q=many-&limit=3')).toHaveLength(3);
    expect((await request('q=many-&limit=21')).status).toBe(400);
  });

  test('[R6.1] members seen before are found by their references; unknown ones are left out', async () => {
    const byReference = await found(`references=${UNKNOWN},${reference}`);
    expect(byReference.map(({ email }) => email)).toEqual([EMAIL]);
    for (const query of ['', 'references=', 'references=7', `q=example&references=${reference}`]) {
      expect((await request(query)).status, query).toBe(400);
    }
  });

  test('[R6.1] [R10.5] the log keeps the viewer and the viewed members, and nothing that was typed', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    await search('Фёкла');
    write.mockRestore();
    const text = lines.join('');
    expect(text).toMatch(/^members searched \{"viewer":"[\w-]{12}"/);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/Фёкла|staff|example/);
  });
});

test('[R6.1] the sixty-first search of a minute gets 429 with the time to wait; others go on', async () => {
  const limits = { ...NO_LIMITS, members: { points: 60, durationS: 60 } };
  const limited = await createTestApp({ limits });
  const send = (viewer: string) =>
    limited.app.request('/service/api/members?q=student', {
      headers: { Authorization: `Bearer ${tokenOf(viewer, { roles: ['admin'] })}` },
    });
  const statuses: number[] = [];
  for (let round = 0; round < 60; round += 1) statuses.push((await send('one@x.test')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await send('one@x.test');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('two@x.test')).status).toBe(200);
  await limited.close();
});

describe('a reference in place of the e-mail', () => {
  const contacts = (query: string, roles?: readonly string[]) =>
    request(query, roles, 'v2/api/contacts');

  test.each(ROLES)('[R6.1] [R6.2] opens the same view for %s', async (role) => {
    const byReference = await contacts(`owner=${reference}`, [role]);
    const byEmail = await contacts(`ownerEmail=${encodeURIComponent(EMAIL)}`, [role]);
    expect(byReference.status).toBe(200);
    expect(await byReference.json()).toEqual(await byEmail.json());
  });

  test('[R6.1] [R6.2] gives nothing to a member without a role, whether it is known or not', async () => {
    for (const owner of [reference, UNKNOWN, 'no-reference']) {
      const response = await contacts(`owner=${owner}`, []);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('fyodor');
    }
  });

  test('[R6.1] that is unknown, malformed, double or contradicted is refused', async () => {
    expect((await contacts(`owner=${UNKNOWN}`)).status).toBe(404);
    expect((await contacts('owner=1')).status).toBe(400);
    expect((await contacts(`owner=${reference}&owner=${reference}`)).status).toBe(400);
    expect((await contacts(`owner=${reference}&ownerEmail=student@example.test`)).status).toBe(400);
  });

  test('[R6.3] refuses every write', async () => {
    const response = await app.app.request(`/service/api/goal?owner=${reference}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${tokenOf('staff@example.test', { roles: ['admin'] })}`,
        'Content-Type': 'application/json',
        'X-Request-ID': crypto.randomUUID(),
      },
      body: JSON.stringify({ prodId: null }),
    });
    expect(response.status).toBe(403);
  });

  test('[R6.1] stays the same when the e-mail changes', async () => {
    await app.db.update(member).set({ email: 'new@example.test' }).where(eq(member.email, EMAIL));
    const after = await contacts(`owner=${reference}`);
    expect(await after.text()).toContain('Фёкла');
  });
});
