import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { orderResponse, ordersResponse } from '#src/contract/shop/orders.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let students = 0;
const newStudent = (coins = 5000) =>
  addMember(test.db, `student${(students += 1)}@example.test`, { coins, isStudent: true });

describe('buying', () => {
  it('[R2.18] a student pays the price and gets the new order with the service’s time', async () => {
    const buyer = await newStudent();
    const response = await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
    expect(response.status).toBe(201);
    const { order } = v.parse(orderResponse, await response.json());
    expect(order).toMatchObject({ status: 'NEW_ORDER', price: 1200, kind: 'product' });
    expect(new Date(order.date).getFullYear()).toBeGreaterThan(2020);
    expect(order.history.map(({ status }) => status)).toEqual(['NEW_ORDER']);
    expect(await balanceOf(test.db, buyer.id)).toBe(3800);
    const charges = await test.db
      .select()
      .from(operation)
      .where(and(eq(operation.memberId, buyer.id), eq(operation.orderId, order.id)));
    expect(charges).toMatchObject([{ type: 'ORDER', amount: -1200 }]);
  });

  it('[R7.31] a purchase with an invalid request id is refused and charges nothing', async () => {
    const buyer = await newStudent();
    const response = await buy(test.app, buyer, {
      prodId: test.seed.lesson,
      confirmedPrice: 100,
      requestId: 'not-a-uuid',
    });
    expect(response.status).toBe(400);
    expect((await readBody(response)).errorCode).toBe('REQUEST_ID_MISSING');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R7.31] a request id of another purchase is refused', async () => {
    const buyer = await newStudent();
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
    await buy(test.app, buyer, purchase);
    const other = await buy(test.app, buyer, { ...purchase, comment: 'другой' });
    expect(other.status).toBe(409);
    expect((await readBody(other)).errorCode).toBe('REQUEST_ID_REUSED');
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R7.31] a request id of a purchase at another price is refused, whatever the outcome of the first one', async () => {
    const buyer = await newStudent();
    const placed = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
    expect((await buy(test.app, buyer, placed)).status).toBe(201);
    const refused = { ...placed, confirmedPrice: 90, requestId: randomUUID() };
    expect((await readBody(await buy(test.app, buyer, refused))).errorCode).toBe('PRICE_CHANGED');
    for (const purchase of [
      { ...placed, confirmedPrice: 90 },
      { ...refused, confirmedPrice: 100 },
    ]) {
      const other = await buy(test.app, buyer, purchase);
      expect(other.status).toBe(409);
      expect((await readBody(other)).errorCode).toBe('REQUEST_ID_REUSED');
    }
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R7.31] two members can use the same request id', async () => {
    const requestId = randomUUID();
    for (const buyer of [await newStudent(), await newStudent()]) {
      const response = await buy(test.app, buyer, {
        prodId: test.seed.lesson,
        confirmedPrice: 100,
        requestId,
      });
      expect(response.status).toBe(201);
    }
  });

  it('[R9.9] a refused purchase stays refused with its request id, even after the member gets coins', async () => {
    const buyer = await newStudent(0);
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
    const first = await buy(test.app, buyer, purchase);
    expect((await readBody(first)).errorCode).toBe('INSUFFICIENT_COINS');
    const coins = { type: 'DECREE', amount: 500, reason: 'По приказу' };
    await sendAct(test.app, `members/${buyer.reference}/operations`, coins);
    const again = await buy(test.app, buyer, purchase);
    expect(again.status).toBe(409);
    expect((await readBody(again)).details).toMatchObject({ price: 100, balance: 0 });
    const withNewId = await buy(test.app, buyer, { ...purchase, requestId: randomUUID() });
    expect(withNewId.status).toBe(201);
  });

  it('[R7.31] when the price is not the confirmed one, nothing is charged and the error has the new price', async () => {
    const buyer = await newStudent();
    const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 99 });
    expect(response.status).toBe(409);
    const body = await readBody(response);
    expect(body).toMatchObject({ errorCode: 'PRICE_CHANGED', details: { price: 100 } });
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R1.6] a member who has not paid for education can buy services and no products', async () => {
    const buyer = test.seed.notStudent;
    const product = await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
    expect((await readBody(product)).errorCode).toBe('NOT_A_STUDENT');
    const service = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    expect(service.status).toBe(201);
  });

  it('[R1.7] a member with a blocked card cannot buy', async () => {
    const buyer = await newStudent();
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, buyer.cardId));
    const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
  });

  it('[R4.1] a member with two active physical cards cannot buy', async () => {
    const buyer = await newStudent();
    await test.db.insert(card).values({
      memberId: buyer.id,
      typeId: CARD_TYPE.physical,
      status: CARD_STATUS.active,
      cardNumber: 'second',
      cardHash: 'second',
    });
    const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
  });

  it('[R1.7] a member cannot buy with another member’s card', async () => {
    const buyer = await newStudent();
    const { cardId } = test.seed.student;
    const response = await buy(test.app, buyer, {
      prodId: test.seed.lesson,
      confirmedPrice: 100,
      cardId,
    });
    expect((await readBody(response)).errorCode).toBe('NO_PHYSICAL_CARD');
  });

  it('[R8.1] a misconfigured event is refused with its fixed text', async () => {
    await test.db.update(product).set({ ticketLimit: 0 }).where(eq(product.id, test.seed.concert));
    const response = await buy(test.app, await newStudent(), {
      prodId: test.seed.concert,
      confirmedPrice: 0,
    });
    const body = await readBody(response);
    expect(body.errorCode).toBe('TICKET_LIMIT_MISCONFIGURED');
    expect(body.message).toContain('Ошибка в настройке мероприятия');
  });

  it('[R7.31] every refusal contains the current price, stock and balance', async () => {
    const { mug } = test.seed;
    const [poor, blocked] = [await newStudent(10), await newStudent()];
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, blocked.cardId));
    const stock = await stockOf(mug);
    const cases = [
      { buyer: poor, confirmedPrice: 1200, code: 'INSUFFICIENT_COINS', balance: 10 },
      { buyer: blocked, confirmedPrice: 1200, code: 'CARD_NOT_ACTIVE', balance: 5000 },
      {
        buyer: { ...poor, cardId: 999_999 },
        confirmedPrice: 1200,
        code: 'NO_PHYSICAL_CARD',
        balance: 10,
      },
      { buyer: test.seed.notStudent, confirmedPrice: 1200, code: 'NOT_A_STUDENT', balance: 4900 },
      { buyer: poor, confirmedPrice: 1, code: 'PRICE_CHANGED', balance: 10 },
    ];
    for (const { buyer, confirmedPrice, code, balance } of cases) {
      const body = await readBody(await buy(test.app, buyer, { prodId: mug, confirmedPrice }));
      expect(body).toMatchObject({ errorCode: code, details: { price: 1200, balance, stock } });
    }
  });

  it('[R2.18] a product that is no longer in the catalog is refused, and the text says so', async () => {
    const [sold] = await test.db.select().from(product).where(eq(product.id, test.seed.mug));
    if (!sold) throw new Error('no mug');
    const { id: _, ...copy } = sold;
    const [gone] = await test.db
      .insert(product)
      .values({ ...copy, removedAt: new Date() })
      .returning();
    const buyer = await newStudent();
    const response = await buy(test.app, buyer, { prodId: gone?.id ?? 0, confirmedPrice: 1200 });
    expect(response.status).toBe(404);
    expect((await readBody(response)).message).toContain('нет в каталоге');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R3.5] a member cannot buy with a virtual card', async () => {
    const buyer = await newStudent();
    const [virtual] = await test.db
      .insert(card)
      .values({
        memberId: buyer.id,
        typeId: CARD_TYPE.virtual,
        status: CARD_STATUS.active,
        cardNumber: 'virtual',
        cardHash: 'virtual',
      })
      .returning();
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, cardId: virtual?.id ?? 0 };
    const response = await buy(test.app, buyer, purchase);
    expect((await readBody(response)).errorCode).toBe('NO_PHYSICAL_CARD');
  });

  it.each([0, -1, 1.5, 1e99, '1', null])(
    '[R3.5] a product id of %j is refused with 400',
    async (prodId) => {
      const response = await buy(test.app, test.seed.student, {
        prodId: prodId as number,
        confirmedPrice: 100,
      });
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field: 'prodId' });
    },
  );

  it('[R3.5] a product id that the database cannot store is refused with 400; of a comment it is left out', async () => {
    const buyer = test.seed.student;
    const id = await buy(test.app, buyer, { prodId: 99_999_999_999, confirmedPrice: 100 });
    expect(id.status).toBe(400);
    const purchase = {
      prodId: test.seed.lesson,
      confirmedPrice: 100,
      comment: 'Приду\u0000\uD83D',
    };
    const { order } = v.parse(orderResponse, await (await buy(test.app, buyer, purchase)).json());
    expect(order.comment).toBe('Приду');
  });

  it('[R3.4] an order that is cancelled twice at once returns coins and stock once', async () => {
    const buyer = await newStudent();
    const response = await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
    const { order } = v.parse(orderResponse, await response.json());
    const stock = await stockOf(test.seed.mug);
    const cancel = () => sendAct(test.app, `orders/${order.id}/cancellation`, { reason: 'Брак' });
    const statuses = (await Promise.all([cancel(), cancel()])).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    expect(await stockOf(test.seed.mug)).toBe(stock + 1);
  });
});

describe('reading orders', () => {
  it('[R7.25] the pages by cursor contain each of the member’s orders once, newest first', async () => {
    const buyer = await newStudent();
    for (let placed = 0; placed < 3; placed += 1) {
      await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    }
    const first = v.parse(ordersResponse, await getAs(test, buyer.email, 'v2/api/orders?limit=2'));
    expect(first.orders).toHaveLength(2);
    const rest = v.parse(
      ordersResponse,
      await getAs(test, buyer.email, `v2/api/orders?limit=2&cursor=${first.nextCursor}`),
    );
    expect(rest.orders).toHaveLength(1);
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.orders, ...rest.orders].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('[R7.25] orders contain their history only when the request includes it', async () => {
    const buyer = await newStudent();
    await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
    const histories = async (query: string) =>
      v
        .parse(ordersResponse, await getAs(test, buyer.email, `v2/api/orders${query}`))
        .orders.map(({ history }) => history.length);
    expect(await histories('')).toEqual([0]);
    expect(await histories('?include=productImage,statusDetail')).toEqual([1]);
  });
});

async function stockOf(id: number): Promise<number> {
  const [row] = await test.db.select().from(product).where(eq(product.id, id));
  return row?.stock ?? Number.NaN;
}
