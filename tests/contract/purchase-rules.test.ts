import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#server/store/ledger.ts';
import { card } from '#server/store/schema/card.ts';
import { orders } from '#server/store/schema/order.ts';
import { product } from '#server/store/schema/product.ts';
import { orderAnswer } from '#src/contract/orders.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/card.ts';
import { buy, readBody } from '#tests/support/buy.ts';
import { cancel } from '#tests/support/cancel.ts';
import { addMember, type SeededMember } from '#tests/support/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A card status that the programme does not know. */
const UNKNOWN_STATUS = 7;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let added = 0;
const newStudent = (coins = 5000) =>
  addMember(test.db, `rules${(added += 1)}@example.test`, { coins, isStudent: true });

async function newCard({ id: memberId }: SeededMember, status: number): Promise<number> {
  const name = `rules-card-${(added += 1)}`;
  const [issued] = await test.db
    .insert(card)
    .values({ memberId, typeId: CARD_TYPE.physical, status, cardNumber: name, cardHash: name })
    .returning();
  return issued?.id ?? 0;
}

/** A product like a seeded one, with differences of its own. */
async function newProduct(like: number, differences: Partial<typeof product.$inferInsert>) {
  const [found] = await test.db.select().from(product).where(eq(product.id, like));
  if (!found) throw new Error(`no product ${like}`);
  const { id: _, ...copy } = found;
  const [made] = await test.db
    .insert(product)
    .values({ ...copy, ...differences })
    .returning();
  return made?.id ?? 0;
}

describe('the card of a purchase', () => {
  it('[R4.1] an own physical card that does not count spends nothing, beside the one that does', async () => {
    const buyer = await newStudent();
    const cardId = await newCard(buyer, UNKNOWN_STATUS);
    const wanted = { prodId: test.seed.lesson, amount: 100 };
    const refused = await buy(test.app, buyer, { ...wanted, cardId });
    expect(refused.status).toBe(409);
    expect((await readBody(refused)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect((await buy(test.app, buyer, wanted)).status).toBe(201);
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it.each([
    ['off', CARD_STATUS.off],
    ['blocked', CARD_STATUS.blocked],
  ])('[R4.1] beside a card that is %s the active one spends nothing', async (_, status) => {
    const buyer = await newStudent();
    await newCard(buyer, status);
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });
});

describe('tickets', () => {
  const ticketsOf = (limit: number) => newProduct(test.seed.concert, { ticketLimit: limit });
  const take = async (buyer: SeededMember, prodId: number) =>
    (await buy(test.app, buyer, { prodId, amount: 0 })).status;

  it('[R2.18] the limit is each person’s and each event’s own', async () => {
    const [opera, match] = [await ticketsOf(2), await ticketsOf(2)];
    const [one, other] = [await newStudent(), await newStudent()];
    for (const buyer of [one, other]) {
      expect([await take(buyer, opera), await take(buyer, opera)]).toEqual([201, 201]);
      const third = await buy(test.app, buyer, { prodId: opera, amount: 0 });
      expect((await readBody(third)).errorCode).toBe('TICKET_LIMIT');
    }
    expect(await take(one, match)).toBe(201);
  });

  it('[R2.18] a cancelled ticket may be taken again', async () => {
    const [opera, buyer] = [await ticketsOf(1), await newStudent()];
    const answer = await buy(test.app, buyer, { prodId: opera, amount: 0 });
    const { order } = v.parse(orderAnswer, await answer.json());
    expect(await take(buyer, opera)).toBe(409);
    await cancel(test.app, buyer, order.id);
    expect([await take(buyer, opera), await take(buyer, opera)]).toEqual([201, 409]);
  });

  it('[R2.16] an event that has begun sells none, and one that is to come does', async () => {
    const at = (hours: number) =>
      newProduct(test.seed.concert, {
        eventDate: new Date(Date.now() + hours * 3_600_000),
        eventPlace: { ru: 'Театр', uz: 'Teatr' },
      });
    const buyer = await newStudent();
    const late = await buy(test.app, buyer, { prodId: await at(-1), amount: 0 });
    expect(late.status).toBe(409);
    expect(await readBody(late)).toMatchObject({
      errorCode: 'EVENT_OVER',
      details: { price: 0, balance: 5000 },
    });
    expect(await take(buyer, await at(1))).toBe(201);
  });

  it('[R2.18] an event without a limit gives as many as one wants', async () => {
    const fair = await newProduct(test.seed.concert, { ticketLimit: null });
    const buyer = await newStudent();
    expect([await take(buyer, fair), await take(buyer, fair)]).toEqual([201, 201]);
  });
});

describe('price and stock', () => {
  it.each([99, 101])(
    '[R7.31] %i confirmed for a price of 100 is no consent, in either direction',
    async (amount) => {
      const buyer = await newStudent();
      const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount });
      expect(await readBody(answer)).toMatchObject({
        errorCode: 'PRICE_CHANGED',
        details: { price: 100 },
      });
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    },
  );

  it('[R2.18] who could not pay anyway hears that nothing is left', async () => {
    const gone = await newProduct(test.seed.mug, { stock: 0 });
    const answer = await buy(test.app, await newStudent(10), { prodId: gone, amount: 1200 });
    expect(await readBody(answer)).toMatchObject({
      errorCode: 'OUT_OF_STOCK',
      details: { price: 1200, balance: 10, stock: 0 },
    });
  });

  it('[R2.18] one piece of what was bought goes and comes back, and none of anything else', async () => {
    const [bought, other] = [
      await newProduct(test.seed.mug, {}),
      await newProduct(test.seed.mug, {}),
    ];
    const requestId = randomUUID();
    const buyer = await newStudent();
    const wanted = { prodId: bought, amount: 1200, requestId };
    const stocks = async () => {
      const isOne = inArray(product.id, [bought, other]);
      const rows = await test.db.select().from(product).where(isOne).orderBy(product.id);
      return rows.map(({ stock }) => stock);
    };
    const answer = await buy(test.app, buyer, wanted);
    expect(await stocks()).toEqual([2, 3]);
    // What the audit looks for doubles by.
    expect(await test.db.$count(orders, eq(orders.requestId, requestId))).toBe(1);
    await cancel(test.app, buyer, v.parse(orderAnswer, await answer.json()).order.id);
    expect(await stocks()).toEqual([3, 3]);
  });

  it('[R2.18] the last coin buys', async () => {
    const buyer = await newStudent(100);
    const wanted = { prodId: test.seed.lesson, amount: 100 };
    expect((await buy(test.app, buyer, wanted)).status).toBe(201);
    expect(await balanceOf(test.db, buyer.id)).toBe(0);
  });
});
