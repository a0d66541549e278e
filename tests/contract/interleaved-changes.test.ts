import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/store/db.ts';
import { giveBirthdayGifts } from '#server/store/birthday-gifts.ts';
import { balanceOf } from '#server/store/ledger.ts';
import { lockMember } from '#server/store/members.ts';
import { card } from '#server/store/schema/card.ts';
import { client } from '#server/store/schema/client.ts';
import { member } from '#server/store/schema/member.ts';
import { orders } from '#server/store/schema/order.ts';
import { product } from '#server/store/schema/product.ts';
import { relative } from '#server/store/schema/relative.ts';
import { CARD_STATUS } from '#src/domain/card.ts';
import { buy, readBody } from '#tests/support/buy.ts';
import { postSandbox } from '#tests/support/post-sandbox.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { addMember, type SeededMember } from '#tests/support/small-seed.ts';
import { createPostgresApp, type TestApp } from '#tests/support/test-app.ts';

const postgres = await startPostgres();

// The embedded database has one connection: nothing comes between the statements of a transaction there.
describe.skipIf(!postgres)('what another transaction changes between check and charge', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createPostgresApp(postgres?.url ?? '');
  }, 60_000);
  afterAll(async () => {
    await test.close();
    postgres?.stop();
  });

  let people = 0;
  const newStudent = () =>
    addMember(test.db, `races${(people += 1)}@example.test`, { coins: 5000, isStudent: true });
  const waiting = (tx: Db) => tx.$count(sql`pg_locks`, sql`not granted`);

  /** Does something while another transaction holds a change back until it is waited for. */
  async function during<T>(change: (tx: Db) => Promise<unknown>, work: () => Promise<T>) {
    let done: Promise<T> | undefined;
    await test.db.transaction(async (tx) => {
      await change(tx);
      done = work();
      await expect.poll(() => waiting(tx), { timeout: 60_000 }).toBeGreaterThan(0);
    });
    if (!done) throw new Error('nothing was done');
    return done;
  }
  const buyMug = (buyer: SeededMember) => () =>
    buy(test.app, buyer, { prodId: test.seed.mug, amount: 1200 });
  const blockCard =
    ({ id, cardId }: SeededMember) =>
    async (tx: Db) => {
      await lockMember(tx, id);
      await tx.update(card).set({ status: CARD_STATUS.blocked }).where(eq(card.id, cardId));
    };
  const mug = (changed: Partial<typeof product.$inferInsert>) => (tx: Db) =>
    tx.update(product).set(changed).where(eq(product.id, test.seed.mug));

  it.each([
    { change: { price: 4000 }, told: { errorCode: 'PRICE_CHANGED', details: { price: 4000 } } },
    { change: { price: 1 }, told: { errorCode: 'PRICE_CHANGED', details: { price: 1 } } },
    { change: { stock: 0 }, told: { errorCode: 'OUT_OF_STOCK', details: { stock: 0 } } },
    { change: { removedAt: new Date() }, told: { errorCode: 'NOT_FOUND' } },
  ])('[R7.31] $change: the purchase charges nothing and says $told', async ({ change, told }) => {
    const buyer = await newStudent();
    const answer = await during(mug(change), buyMug(buyer));
    await mug({ price: 1200, stock: 3, removedAt: null })(test.db);
    expect(await readBody(answer)).toMatchObject(told);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(0);
  });

  it('[R1.7] the card is blocked: the purchase sees it and charges nothing', async () => {
    const buyer = await newStudent();
    const answer = await during(blockCard(buyer), buyMug(buyer));
    expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R2.18] another change of the product does not stand in the way', async () => {
    const buyer = await newStudent();
    const answer = await during(mug({ stock: 2 }), buyMug(buyer));
    expect(answer.status).toBe(201);
    const [left] = await test.db.select().from(product).where(eq(product.id, test.seed.mug));
    expect(left?.stock).toBe(1);
  });

  it('[R1.7] the card is blocked: the birthday job sees it and gives nothing', async () => {
    const born = await newStudent();
    await test.db.insert(client).values({
      memberId: born.id,
      name: 'Анна',
      surname: 'Именинница',
      email: born.email,
      birthDate: '2004-03-08',
    });
    const createdAt = new Date('2020-01-01T00:00:00Z');
    await test.db.update(member).set({ createdAt }).where(eq(member.id, born.id));
    const today = new Date('2026-03-08T12:00:00Z');
    expect(await during(blockCard(born), () => giveBirthdayGifts(test.db, today))).toBe(0);
    expect(await balanceOf(test.db, born.id)).toBe(5000);
  });

  it('[R1.7] the card is blocked: the payment of an invitation sees it and waits', async () => {
    const inviter = await newStudent();
    const [invited] = await test.db
      .insert(relative)
      .values({ memberId: inviter.id, name: 'Друг', status: 'waiting' })
      .returning();
    const path = `relatives/${invited?.id}/status`;
    const pay = () => postSandbox(test.app, path, { status: 'paid', cost: 30_000 });
    const answer = await during(blockCard(inviter), pay);
    expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, inviter.id)).toBe(5000);
  });
});
