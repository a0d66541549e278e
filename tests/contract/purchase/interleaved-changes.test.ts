import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { lockMember } from '#server/members/members.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createPostgresApp, type TestApp } from '#tests/support/service/test-app.ts';

const postgresUrl = await createPostgresDatabase();

// The embedded database has one connection, so its transactions cannot interleave.
describe.skipIf(postgresUrl === null)('another transaction between check and charge', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createPostgresApp(postgresUrl ?? '');
  });
  afterAll(() => test.close());

  let members = 0;
  const newStudent = () =>
    addMember(test.db, `races${(members += 1)}@example.test`, { coins: 5000, isStudent: true });
  /**
   * Counts the locks that are waited for in this database; other files use the same PostgreSQL. Not in a
   * transaction: there PostgreSQL shows the connections of its first look at them.
   */
  const countWaitingLocks = () =>
    test.db.$count(
      sql`pg_locks join pg_stat_activity using (pid)`,
      sql`not granted and datname = current_database()`,
    );

  /** Starts `work` while `change` is uncommitted, and commits the change once `work` waits for its lock. */
  async function runDuring<T>(change: (tx: Db) => Promise<unknown>, work: () => Promise<T>) {
    let result: Promise<T> | undefined;
    await test.db.transaction(async (tx) => {
      await change(tx);
      result = work();
      await expect.poll(countWaitingLocks).toBeGreaterThan(0);
    });
    if (!result) throw new Error('the work did not start');
    return result;
  }
  const buyMug = (buyer: SeededMember) => () =>
    buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
  const blockCard =
    ({ id, cardId }: SeededMember) =>
    async (tx: Db) => {
      await lockMember(tx, id);
      await tx.update(card).set({ status: CARD_STATUS.blocked }).where(eq(card.id, cardId));
    };
  const changeMug = (changes: Partial<typeof product.$inferInsert>) => (tx: Db) =>
    tx.update(product).set(changes).where(eq(product.id, test.seed.mug));

  it.each([
    { change: { price: 4000 }, error: { errorCode: 'PRICE_CHANGED', details: { price: 4000 } } },
    { change: { price: 1 }, error: { errorCode: 'PRICE_CHANGED', details: { price: 1 } } },
    { change: { stock: 0 }, error: { errorCode: 'OUT_OF_STOCK', details: { stock: 0 } } },
    { change: { removedAt: new Date() }, error: { errorCode: 'NOT_FOUND' } },
  ])(
    '[R7.31] $change: the purchase is refused with $error and charges nothing',
    async ({ change, error }) => {
      const buyer = await newStudent();
      const response = await runDuring(changeMug(change), buyMug(buyer));
      await changeMug({ price: 1200, stock: 3, removedAt: null })(test.db);
      expect(await readBody(response)).toMatchObject(error);
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
      expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(0);
    },
  );

  it('[R1.7] the card is blocked: the purchase is refused and charges nothing', async () => {
    const buyer = await newStudent();
    const response = await runDuring(blockCard(buyer), buyMug(buyer));
    expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R2.18] the stock falls and is still enough: the purchase succeeds', async () => {
    const buyer = await newStudent();
    const response = await runDuring(changeMug({ stock: 2 }), buyMug(buyer));
    expect(response.status).toBe(201);
    const [left] = await test.db.select().from(product).where(eq(product.id, test.seed.mug));
    expect(left?.stock).toBe(1);
  });

  it('[R1.7] the card is blocked: the birthday job gives nothing', async () => {
    const birthdayMember = await newStudent();
    await test.db.insert(client).values({
      memberId: birthdayMember.id,
      name: 'Анна',
      surname: 'Именинница',
      email: birthdayMember.email,
      birthDate: '2004-03-08',
    });
    const createdAt = new Date('2020-01-01T00:00:00Z');
    await test.db.update(member).set({ createdAt }).where(eq(member.id, birthdayMember.id));
    const today = new Date('2026-03-08T12:00:00Z');
    expect(
      await runDuring(blockCard(birthdayMember), () => giveBirthdayGifts(test.db, today)),
    ).toBe(0);
    expect(await balanceOf(test.db, birthdayMember.id)).toBe(5000);
  });

  it('[R1.7] the card is blocked: the payment of an invitation is refused and credits nothing', async () => {
    const inviter = await newStudent();
    const [invited] = await test.db
      .insert(relative)
      .values({ memberId: inviter.id, name: 'Друг', status: 'waiting' })
      .returning();
    const path = `invitations/${invited?.id}/payment`;
    const pay = () => sendAct(test.app, path, { cost: 30_000 });
    const response = await runDuring(blockCard(inviter), pay);
    expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, inviter.id)).toBe(5000);
  });
});
