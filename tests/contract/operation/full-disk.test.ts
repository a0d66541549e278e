import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#server/database/schema/shop/order.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each([
  ['53100', 'could not extend file: No space left on device'],
  ['53200', 'out of memory'],
  ['53000', 'insufficient resources'],
])(
  '[R10.8] an order while the database has no room (%s) is 503 and charges nothing; the same one succeeds afterwards',
  async (code, message) => {
    const { app, db, seed } = test;
    const purchase = { prodId: seed.lesson, confirmedPrice: 100, requestId: crypto.randomUUID() };
    const before = await balanceOf(db, seed.student.id);
    await db.execute(
      sql.raw(`create function no_room() returns trigger language plpgsql as
        $$ begin raise exception '${message}' using errcode = '${code}'; end $$`),
    );
    await db.execute(
      sql`create trigger no_room before insert on ${orders} execute function no_room()`,
    );
    const refused = await buy(app, seed.student, purchase);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await readBody(refused)).toMatchObject({ errorCode: 'UNAVAILABLE' });
    expect(await balanceOf(db, seed.student.id)).toBe(before);
    await db.execute(sql`drop function no_room cascade`);
    expect((await buy(app, seed.student, purchase)).status).toBe(201);
    expect(await balanceOf(db, seed.student.id)).toBe(before - 100);
  },
);
