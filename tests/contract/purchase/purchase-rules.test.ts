import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

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
  it('[R4.1] a second physical card with an unknown status cannot buy; the active one still can', async () => {
    const buyer = await newStudent();
    const cardId = await newCard(buyer, UNKNOWN_STATUS);
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100 };
    const rejected = await buy(test.app, buyer, { ...purchase, cardId });
    expect(rejected.status).toBe(409);
    expect((await readBody(rejected)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect((await buy(test.app, buyer, purchase)).status).toBe(201);
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it.each([
    ['off', CARD_STATUS.off],
    ['blocked', CARD_STATUS.blocked],
  ])('[R4.1] beside a card that is %s the active one cannot buy', async (_, status) => {
    const buyer = await newStudent();
    await newCard(buyer, status);
    const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });
});

describe('tickets', () => {
  const ticketsOf = (limit: number) => newProduct(test.seed.concert, { ticketLimit: limit });
  const take = async (buyer: SeededMember, prodId: number) =>
    (await buy(test.app, buyer, { prodId, confirmedPrice: 0 })).status;

  it('[R2.18] the limit counts each member and each event by itself', async () => {
    const [opera, match] = [await ticketsOf(2), await ticketsOf(2)];
    const [one, other] = [await newStudent(), await newStudent()];
    for (const buyer of [one, other]) {
      expect([await take(buyer, opera), await take(buyer, opera)]).toEqual([201, 201]);
      const third = await buy(test.app, buyer, { prodId: opera, confirmedPrice: 0 });
      expect((await readBody(third)).errorCode).toBe('TICKET_LIMIT');
    }
    expect(await take(one, match)).toBe(201);
  });

  it('[R2.18] a cancelled ticket can be bought again', async () => {
    const [opera, buyer] = [await ticketsOf(1), await newStudent()];
    const response = await buy(test.app, buyer, { prodId: opera, confirmedPrice: 0 });
    const { order } = v.parse(orderResponse, await response.json());
    expect(await take(buyer, opera)).toBe(409);
    await cancel(test.app, buyer, order.id);
    expect([await take(buyer, opera), await take(buyer, opera)]).toEqual([201, 409]);
  });

  it('[R2.16] tickets are sold only until the event begins', async () => {
    const at = (hours: number) =>
      newProduct(test.seed.concert, {
        eventDate: new Date(Date.now() + hours * 3_600_000),
        eventPlace: { ru: 'Театр', uz: 'Teatr' },
      });
    const buyer = await newStudent();
    const late = await buy(test.app, buyer, { prodId: await at(-1), confirmedPrice: 0 });
    expect(late.status).toBe(409);
    expect(await readBody(late)).toMatchObject({
      errorCode: 'EVENT_OVER',
      details: { price: 0, balance: 5000 },
    });
    expect(await take(buyer, await at(1))).toBe(201);
  });

  it('[R2.18] an event without a limit sells any number of tickets', async () => {
    const fair = await newProduct(test.seed.concert, { ticketLimit: null });
    const buyer = await newStudent();
    expect([await take(buyer, fair), await take(buyer, fair)]).toEqual([201, 201]);
  });
});

describe('price and stock', () => {
  it.each([99, 101])(
    '[R7.31] %i confirmed for a price of 100 is rejected, lower and higher',
    async (confirmedPrice) => {
      const buyer = await newStudent();
      const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice });
      expect(await readBody(response)).toMatchObject({
        errorCode: 'PRICE_CHANGED',
        details: { price: 100 },
      });
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    },
  );

  it('[R2.18] a member without enough coins learns that the product is sold out', async () => {
    const gone = await newProduct(test.seed.mug, { stock: 0 });
    const response = await buy(test.app, await newStudent(10), {
      prodId: gone,
      confirmedPrice: 1200,
    });
    expect(await readBody(response)).toMatchObject({
      errorCode: 'OUT_OF_STOCK',
      details: { price: 1200, balance: 10, stock: 0 },
    });
  });

  it('[R2.18] a purchase takes one piece of its product, a cancellation returns it, and other products keep theirs', async () => {
    const [bought, other] = [
      await newProduct(test.seed.mug, {}),
      await newProduct(test.seed.mug, {}),
    ];
    const requestId = randomUUID();
    const buyer = await newStudent();
    const purchase = { prodId: bought, confirmedPrice: 1200, requestId };
    const stocks = async () => {
      const isOne = inArray(product.id, [bought, other]);
      const rows = await test.db.select().from(product).where(isOne).orderBy(product.id);
      return rows.map(({ stock }) => stock);
    };
    const response = await buy(test.app, buyer, purchase);
    expect(await stocks()).toEqual([2, 3]);
    // The audit finds doubled orders by this id.
    expect(await test.db.$count(orders, eq(orders.requestId, requestId))).toBe(1);
    await cancel(test.app, buyer, v.parse(orderResponse, await response.json()).order.id);
    expect(await stocks()).toEqual([3, 3]);
  });

  it('[R2.18] a purchase can spend the last coin', async () => {
    const buyer = await newStudent(100);
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100 };
    expect((await buy(test.app, buyer, purchase)).status).toBe(201);
    expect(await balanceOf(test.db, buyer.id)).toBe(0);
  });
});
