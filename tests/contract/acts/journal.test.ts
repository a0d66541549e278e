import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journal } from '#server/database/schema/service/journal.ts';
import { addToJournal } from '#server/journal/journal.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const entry = {
  subject: 'sub',
  email: 'olga@example.test',
  name: '=1+1',
  roles: ['manager'],
  act: 'orders.move',
  entity: 'order',
  entityId: '1',
} as const;

const look = (roles: readonly string[], path = 'api/cards') =>
  requestAs(test, 'olga@example.test', `/service/${path}?ownerEmail=${test.seed.student.email}`, {
    roles,
  });

const asAdmin = (path: string) =>
  requestAs(test, 'admin@example.test', `/programme/v1/${path}`, { roles: ['admin'] });

it('[R11.3] the database refuses to change, delete or empty the journal', async () => {
  await addToJournal(test.db, entry);
  for (const statement of [
    sql`update ${journal} set name = 'x'`,
    sql`delete from ${journal}`,
    sql`truncate ${journal}`,
  ]) {
    await expect(test.db.execute(statement)).rejects.toThrow();
    await expect(
      test.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('loyalty.ledger_rewrite', 'allowed', true)`);
        await tx.execute(statement);
      }),
    ).rejects.toThrow();
  }
  expect(await test.db.$count(journal)).toBe(1);
});

it('[R11.3] [R6.1] who of staff looks at a member’s area is in the journal, once for a sign-in', async () => {
  expect((await look([])).status).toBe(403);
  expect(await test.db.$count(journal)).toBe(0);
  await Promise.all([look(['manager']), look(['manager'], 'v2/api/operations')]);
  expect((await look(['manager'])).status).toBe(200);
  const response = await asAdmin('journal?act=members.view');
  expect(await response.json()).toMatchObject({
    entries: [{ email: 'olga@example.test', roles: ['manager'], entity: 'member', refusal: null }],
  });
  expect(await test.db.$count(journal, eq(journal.act, 'members.view'))).toBe(1);
});

it('[R11.3] the journal names the member of each act, is found by member and by actor, and paged', async () => {
  for (const entityId of ['1', '2', '3']) await addToJournal(test.db, { ...entry, entityId });
  await addToJournal(test.db, {
    ...entry,
    email: 'petr@example.test',
    memberId: test.seed.student.id,
  });
  const read = async (query: string) =>
    (await (await asAdmin(`journal?${query}`)).json()) as {
      entries: { entityId: string; member: { reference: string; name: string } | null }[];
      nextCursor: number | null;
    };
  const first = await read('actor=OLGA@example.test&limit=2');
  expect(first.entries.map(({ entityId }) => entityId)).toEqual(['3', '2']);
  const second = await read(`actor=olga@example.test&limit=2&cursor=${first.nextCursor ?? 0}`);
  expect(second.entries.map(({ entityId }) => entityId)).toEqual(['1']);
  expect(second.nextCursor).toBeNull();
  const [ofMember] = (await read('actor=petr@example.test')).entries;
  const { reference } = test.seed.student;
  expect(ofMember?.member).toEqual({ reference, name: expect.stringMatching(/./) as string });
  expect((await read(`member=${reference}`)).entries).toEqual([ofMember]);
});

it('[R11.3] the export is one file for a spreadsheet, in which a name is no formula', async () => {
  for (let count = 0; count < 501; count += 1) await addToJournal(test.db, entry);
  const response = await asAdmin('journal.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
  expect(lines).toHaveLength(502);
  expect(lines[0]).toMatch(/^id,at,email,name,/);
  expect(lines.slice(1).every((line) => line.includes(",'=1+1,"))).toBe(true);
});
