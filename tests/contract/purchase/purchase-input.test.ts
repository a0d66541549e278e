import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { EXPECTED_AMOUNT_HEADER } from '#src/contract/headers.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import {
  createAppOn,
  createTestApp,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let members = 0;
const newStudent = (coins = 5000) =>
  addMember(test.db, `input${(members += 1)}@example.test`, { coins, isStudent: true });

interface Sent {
  readonly app?: Hono;
  /** Fields that differ from an ordinary purchase. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The confirmed price as the header has it; null sends none. */
  readonly confirmedPrice?: string | null;
}

/** Sends a purchase of the lesson with what a careless or hostile program may put into it. */
async function send(
  buyer: SeededMember,
  { app = test.app, body = {}, confirmedPrice = '100' }: Sent = {},
): Promise<Response> {
  return app.request('/service/api/orders', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(buyer.email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': randomUUID(),
      ...(confirmedPrice !== null && { [EXPECTED_AMOUNT_HEADER]: confirmedPrice }),
    },
    body: JSON.stringify({
      cardId: buyer.cardId,
      comment: '',
      date: '2020-01-01T00:00:00.000Z',
      description: '',
      prodId: test.seed.lesson,
      ...body,
    }),
  });
}
const placed = async (response: Response) => v.parse(orderResponse, await response.json()).order;

describe('the body of an order request', () => {
  it.each([0, -1, 1.5, 1e99, '1', null])(
    '[R3.5] a card id of %j is a mistake in the request',
    async (cardId) => {
      const buyer = await newStudent();
      const response = await send(buyer, { body: { cardId } });
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field: 'cardId' });
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    },
  );

  it.each([null, '', '-100', '100.5', '1e2', '0x64', '1e99', ' ', '100, 100'])(
    '[R7.31] a confirmed price of %j is a mistake in the request',
    async (confirmedPrice) => {
      const buyer = await newStudent();
      const response = await send(buyer, { confirmedPrice });
      expect(response.status).toBe(400);
      const body = await readBody(response);
      expect(body).toMatchObject({ errorCode: 'INVALID', field: EXPECTED_AMOUNT_HEADER });
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    },
  );

  it.each([
    ['price', 1],
    ['status', 'RECEIVED'],
    ['memberId', 1],
    ['requestId', '0'],
  ])('[R3.5] a field of its own, such as %s, is a mistake in the request', async (name, value) => {
    const response = await send(await newStudent(), { body: { [name]: value } });
    expect(response.status).toBe(400);
    expect((await readBody(response)).field).toBe(name);
  });

  it.each(['comment', 'description'])(
    '[R3.5] a %s has at most 2000 characters, and more is a mistake in the request',
    async (field) => {
      const buyer = await newStudent();
      const whole = await send(buyer, { body: { [field]: 'ё'.repeat(2000) } });
      expect((await placed(whole))[field as 'comment']).toHaveLength(2000);
      const longer = await send(buyer, { body: { [field]: 'ё'.repeat(2001) } });
      expect(longer.status).toBe(400);
      expect((await readBody(longer)).field).toBe(field);
      expect(await balanceOf(test.db, buyer.id)).toBe(4900);
    },
  );

  it('[R5.4] the service removes emoji that the app left in, and does not count them', async () => {
    const given = { comment: '👨‍👩‍👧‍👦🇺🇿Позвоните 1️⃣ раз, № 7 ©', description: `${'🎁'.repeat(2001)}ok` };
    const order = await placed(await send(await newStudent(), { body: given }));
    expect(order.comment).toBe('Позвоните  раз, № 7 ©');
    expect(order.description).toBe('ok');
  });

  it('[R3.5] the device’s date changes nothing: the order has the service’s time', async () => {
    const before = Date.now();
    for (const date of ['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const order = await placed(await send(await newStudent(), { body: { date } }));
      for (const time of [order.date, order.updatedAt, order.history[0]?.at ?? '']) {
        expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
      }
    }
  });

  it.each([true, false])(
    '[R3.5] skipSend2SD does not skip the charge (production: %s)',
    async (production) => {
      const app = createAppOn(test.db, { production });
      const buyer = await newStudent();
      const order = await placed(await send(buyer, { app, body: { skipSend2SD: 1 } }));
      expect(order).not.toHaveProperty('skipSend2SD');
      expect(await balanceOf(test.db, buyer.id)).toBe(4900);
      const lastCoins = await newStudent(99);
      const rejected = await send(lastCoins, { app, body: { skipSend2SD: 1 } });
      expect((await readBody(rejected)).errorCode).toBe('INSUFFICIENT_COINS');
      expect((await send(buyer, { app, body: { skipSend2SD: 2 } })).status).toBe(400);
    },
  );
});

describe('coins', () => {
  it('[R3.3] an order that costs nothing has one operation of 0 coins, and so has its cancellation', async () => {
    const buyer = await newStudent(0);
    const free = { body: { prodId: test.seed.concert }, confirmedPrice: '0' };
    const order = await placed(await send(buyer, free));
    expect(order.price).toBe(0);
    await cancel(test.app, buyer, order.id);
    const written = await test.db.select().from(operation).where(eq(operation.orderId, order.id));
    expect(written.map(({ type, amount }) => [type, amount])).toEqual([
      ['ORDER', 0],
      ['CANCEL_ORDER', 0],
    ]);
    expect(await balanceOf(test.db, buyer.id)).toBe(0);
  });

  it.each([0, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    '[R7.4] a balance of %i is the same whole number in every response',
    async (coins) => {
      const { email, ...buyer } = await newStudent(coins);
      const contact = await test.app.request('/service/v2/api/contacts', {
        headers: { Authorization: `Bearer ${tokenOf(email)}` },
      });
      expect(await contact.text()).toMatch(new RegExp(`"balance":${coins}[,}]`));
      const rejected = await send({ ...buyer, email }, { confirmedPrice: '1' });
      expect(await rejected.text()).toMatch(new RegExp(`"balance":${coins}[,}]`));
      expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(0);
    },
  );
});
