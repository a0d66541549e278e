import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#server/store/ledger.ts';
import { card } from '#server/store/schema/card.ts';
import { operation } from '#server/store/schema/operation.ts';
import { orders } from '#server/store/schema/order.ts';
import { product } from '#server/store/schema/product.ts';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { orderAnswer, ordersAnswer } from '#src/contract/orders.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/card.ts';
import { buy, readBody } from '#tests/support/buy.ts';
import { getAs } from '#tests/support/get-as.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let people = 0;
const newStudent = (coins = 5000) =>
  addMember(test.db, `student${(people += 1)}@example.test`, { coins, isStudent: true });

describe('buying', () => {
  it('[R2.18] a student pays the price and sees the new order with the service’s own time', async () => {
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, { prodId: test.seed.mug, amount: 1200 });
    expect(answer.status).toBe(201);
    const { order } = v.parse(orderAnswer, await answer.json());
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

  it('[R7.31] without a request id nothing is bought', async () => {
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, {
      prodId: test.seed.lesson,
      amount: 100,
      requestId: 'not-a-uuid',
    });
    expect(answer.status).toBe(400);
    expect((await readBody(answer)).errorCode).toBe('REQUEST_ID_MISSING');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R7.31] a request id that was used for another purchase is refused', async () => {
    const buyer = await newStudent();
    const requestId = randomUUID();
    await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100, requestId });
    const other = await buy(test.app, buyer, {
      prodId: test.seed.lesson,
      amount: 100,
      requestId,
      comment: 'другой',
    });
    expect(other.status).toBe(409);
    expect((await readBody(other)).errorCode).toBe('REQUEST_ID_REUSED');
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R7.31] two people may use the same request id', async () => {
    const requestId = randomUUID();
    for (const buyer of [await newStudent(), await newStudent()]) {
      const answer = await buy(test.app, buyer, {
        prodId: test.seed.lesson,
        amount: 100,
        requestId,
      });
      expect(answer.status).toBe(201);
    }
  });

  it('[R9.9] a refused purchase stays refused under its id, also when coins came since', async () => {
    const buyer = await newStudent(0);
    const wanted = { prodId: test.seed.lesson, amount: 100, requestId: randomUUID() };
    const first = await buy(test.app, buyer, wanted);
    expect((await readBody(first)).errorCode).toBe('INSUFFICIENT_COINS');
    await postSandbox('operations', { email: buyer.email, type: 'FRIEND', amount: 500 });
    const again = await buy(test.app, buyer, wanted);
    expect(again.status).toBe(409);
    expect((await readBody(again)).details).toMatchObject({ price: 100, balance: 0 });
    const afresh = await buy(test.app, buyer, { ...wanted, requestId: randomUUID() });
    expect(afresh.status).toBe(201);
  });

  it('[R7.31] another price than the confirmed one charges nothing and tells the new one', async () => {
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 99 });
    expect(answer.status).toBe(409);
    const body = await readBody(answer);
    expect(body).toMatchObject({ errorCode: 'PRICE_CHANGED', details: { price: 100 } });
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R1.6] somebody who has not paid for education gets services and no products', async () => {
    const buyer = test.seed.notStudent;
    const product = await buy(test.app, buyer, { prodId: test.seed.mug, amount: 1200 });
    expect((await readBody(product)).errorCode).toBe('NOT_A_STUDENT');
    const service = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    expect(service.status).toBe(201);
  });

  it('[R1.7] a blocked card spends nothing', async () => {
    const buyer = await newStudent();
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, buyer.cardId));
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
  });

  it('[R4.1] with two active physical cards neither spends', async () => {
    const buyer = await newStudent();
    await test.db.insert(card).values({
      memberId: buyer.id,
      typeId: CARD_TYPE.physical,
      status: CARD_STATUS.active,
      cardNumber: 'second',
      cardHash: 'second',
    });
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
  });

  it('[R1.7] another member’s card spends nothing', async () => {
    const buyer = await newStudent();
    const { cardId } = test.seed.student;
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100, cardId });
    expect((await readBody(answer)).errorCode).toBe('NO_PHYSICAL_CARD');
  });

  it('[R8.1] a wrongly configured event says so in the fixed words', async () => {
    await test.db.update(product).set({ ticketLimit: 0 }).where(eq(product.id, test.seed.concert));
    const answer = await buy(test.app, await newStudent(), {
      prodId: test.seed.concert,
      amount: 0,
    });
    const body = await readBody(answer);
    expect(body.errorCode).toBe('TICKET_LIMIT_MISCONFIGURED');
    expect(body.message).toContain('Ошибка в настройке мероприятия');
  });

  it('[R7.31] every refusal tells the price, the stock and the balance of the moment', async () => {
    const { mug } = test.seed;
    const [poor, blocked] = [await newStudent(10), await newStudent()];
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, blocked.cardId));
    const stock = await stockOf(mug);
    const cases = [
      { buyer: poor, amount: 1200, code: 'INSUFFICIENT_COINS', balance: 10 },
      { buyer: blocked, amount: 1200, code: 'CARD_NOT_ACTIVE', balance: 5000 },
      { buyer: { ...poor, cardId: 999_999 }, amount: 1200, code: 'NO_PHYSICAL_CARD', balance: 10 },
      { buyer: test.seed.notStudent, amount: 1200, code: 'NOT_A_STUDENT', balance: 4900 },
      { buyer: poor, amount: 1, code: 'PRICE_CHANGED', balance: 10 },
    ];
    for (const { buyer, amount, code, balance } of cases) {
      const body = await readBody(await buy(test.app, buyer, { prodId: mug, amount }));
      expect(body).toMatchObject({ errorCode: code, details: { price: 1200, balance, stock } });
    }
  });

  it('[R2.18] what was taken out of the catalogue meanwhile is not sold, and says so', async () => {
    const [sold] = await test.db.select().from(product).where(eq(product.id, test.seed.mug));
    if (!sold) throw new Error('no mug');
    const { id: _, ...copy } = sold;
    const [gone] = await test.db
      .insert(product)
      .values({ ...copy, removedAt: new Date() })
      .returning();
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, { prodId: gone?.id ?? 0, amount: 1200 });
    expect(answer.status).toBe(404);
    expect((await readBody(answer)).message).toContain('нет в каталоге');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R3.5] a virtual card spends nothing', async () => {
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
    const wanted = { prodId: test.seed.lesson, amount: 100, cardId: virtual?.id ?? 0 };
    const answer = await buy(test.app, buyer, wanted);
    expect((await readBody(answer)).errorCode).toBe('NO_PHYSICAL_CARD');
  });

  it.each([0, -1, 1.5, 1e99, '1', null])(
    '[R3.5] a product id of %j is a mistake in the request',
    async (prodId) => {
      const answer = await buy(test.app, test.seed.student, {
        prodId: prodId as number,
        amount: 100,
      });
      expect(answer.status).toBe(400);
      expect(await readBody(answer)).toMatchObject({ errorCode: 'INVALID', field: 'prodId' });
    },
  );

  it('[R3.5] a product id or a comment that no row can hold is a mistake in the request', async () => {
    const buyer = test.seed.student;
    const id = await buy(test.app, buyer, { prodId: 99_999_999_999, amount: 100 });
    expect(id.status).toBe(400);
    const wanted = { prodId: test.seed.lesson, amount: 100, comment: '\u0000' };
    expect((await buy(test.app, buyer, wanted)).status).toBe(400);
  });

  it('[R3.4] a cancelled order gives coins and piece back once and stays cancelled', async () => {
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, { prodId: test.seed.mug, amount: 1200 });
    const { order } = v.parse(orderAnswer, await answer.json());
    const stock = await stockOf(test.seed.mug);
    const cancel = () => postSandbox(`orders/${order.id}/status`, { status: 'CANCELLED' });
    const statuses = (await Promise.all([cancel(), cancel()])).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    expect(await stockOf(test.seed.mug)).toBe(stock + 1);
  });
});

describe('reading orders', () => {
  it('[R7.25] a member pages through the own orders, newest first, without missing one', async () => {
    const buyer = await newStudent();
    for (let made = 0; made < 3; made += 1) {
      await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    }
    const first = v.parse(ordersAnswer, await getAs(test, buyer.email, 'v2/api/orders?limit=2'));
    expect(first.orders).toHaveLength(2);
    const rest = v.parse(
      ordersAnswer,
      await getAs(test, buyer.email, `v2/api/orders?limit=2&cursor=${first.nextCursor}`),
    );
    expect(rest.orders).toHaveLength(1);
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.orders, ...rest.orders].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('[R7.25] the history comes when it is asked for', async () => {
    const buyer = await newStudent();
    await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    const histories = async (query: string) =>
      v
        .parse(ordersAnswer, await getAs(test, buyer.email, `v2/api/orders${query}`))
        .orders.map(({ history }) => history.length);
    expect(await histories('')).toEqual([0]);
    expect(await histories('?include=productImage,statusDetail')).toEqual([1]);
  });

  it('[R7.26] another member’s order is not found; staff reads it in owner view alone', async () => {
    const buyer = await newStudent();
    const answer = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
    const { order } = v.parse(orderAnswer, await answer.json());
    const read = async (token: string, source: string = SOURCE.client) =>
      (
        await test.app.request(`/service/api/orders/${order.id}?include=statusDetail`, {
          headers: { Authorization: `Bearer ${token}`, [SOURCE_HEADER]: source },
        })
      ).status;
    const boss = tokenOf('boss@example.test', { roles: ['manager'] });
    expect(await read(tokenOf(buyer.email))).toBe(200);
    expect(await read(tokenOf('student@example.test'))).toBe(404);
    expect(await read(tokenOf('student@example.test'), SOURCE.partner)).toBe(404);
    expect(await read(boss)).toBe(404);
    expect(await read(boss, SOURCE.partner)).toBe(200);
    expect(await test.db.$count(orders, eq(orders.id, order.id))).toBe(1);
  });
});

const postSandbox = async (path: string, body: object) =>
  test.app.request(`/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function stockOf(id: number): Promise<number> {
  const [row] = await test.db.select().from(product).where(eq(product.id, id));
  return row?.stock ?? Number.NaN;
}
