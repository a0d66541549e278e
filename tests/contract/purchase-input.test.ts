import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#server/store/ledger.ts';
import { operation } from '#server/store/schema/operation.ts';
import { orders } from '#server/store/schema/order.ts';
import { EXPECTED_AMOUNT_HEADER } from '#src/contract/headers.ts';
import { orderAnswer } from '#src/contract/orders.ts';
import { readBody } from '#tests/support/buy.ts';
import { cancel } from '#tests/support/cancel.ts';
import { addMember, type SeededMember } from '#tests/support/small-seed.ts';
import { createAppOn, createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let people = 0;
const newStudent = (coins = 5000) =>
  addMember(test.db, `input${(people += 1)}@example.test`, { coins, isStudent: true });

interface Sent {
  readonly app?: Hono;
  /** Fields that differ from an ordinary purchase. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The confirmed amount as the header has it; null sends none. */
  readonly expected?: string | null;
}

/** Sends a purchase of the lesson with whatever a careless or hostile client may put into it. */
async function send(
  buyer: SeededMember,
  { app = test.app, body = {}, expected = '100' }: Sent = {},
): Promise<Response> {
  return app.request('/service/api/orders', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(buyer.email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': randomUUID(),
      ...(expected !== null && { [EXPECTED_AMOUNT_HEADER]: expected }),
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
const placed = async (answer: Response) => v.parse(orderAnswer, await answer.json()).order;

describe('what a purchase says of itself', () => {
  it.each([0, -1, 1.5, 1e99, '1', null])(
    '[R3.5] a card id of %j is a mistake in the request',
    async (cardId) => {
      const buyer = await newStudent();
      const answer = await send(buyer, { body: { cardId } });
      expect(answer.status).toBe(400);
      expect(await readBody(answer)).toMatchObject({ errorCode: 'INVALID', field: 'cardId' });
      expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    },
  );

  it.each([null, '', '-100', '100.5', '1e2', '0x64', '1e99', ' ', '100, 100'])(
    '[R7.31] a confirmed amount of %j is a mistake in the request',
    async (expected) => {
      const buyer = await newStudent();
      const answer = await send(buyer, { expected });
      expect(answer.status).toBe(400);
      const body = await readBody(answer);
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
    const answer = await send(await newStudent(), { body: { [name]: value } });
    expect(answer.status).toBe(400);
    expect((await readBody(answer)).field).toBe(name);
  });

  it.each(['comment', 'description'])(
    '[R3.5] a %s has at most 2000 signs, and more is a mistake in the request',
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

  it('[R5.4] emoji go, also where a client did not take them out, and do not count', async () => {
    const given = { comment: '👨‍👩‍👧‍👦🇺🇿Позвоните 1️⃣ раз, № 7 ©', description: `${'🎁'.repeat(2001)}ok` };
    const order = await placed(await send(await newStudent(), { body: given }));
    expect(order.comment).toBe('Позвоните  раз, № 7 ©');
    expect(order.description).toBe('ok');
  });

  it('[R3.5] the device’s date changes nothing: the service’s own clock counts', async () => {
    const before = Date.now();
    for (const date of ['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const order = await placed(await send(await newStudent(), { body: { date } }));
      for (const told of [order.date, order.updatedAt, order.history[0]?.at ?? '']) {
        expect(Date.parse(told)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(told)).toBeLessThanOrEqual(Date.now());
      }
    }
  });

  it.each([true, false])(
    '[R3.5] skipSend2SD spares nobody the charge (production: %s)',
    async (production) => {
      const app = createAppOn(test.db, { production });
      const buyer = await newStudent();
      const order = await placed(await send(buyer, { app, body: { skipSend2SD: 1 } }));
      expect(order).not.toHaveProperty('skipSend2SD');
      expect(await balanceOf(test.db, buyer.id)).toBe(4900);
      const lastCoins = await newStudent(99);
      const refused = await send(lastCoins, { app, body: { skipSend2SD: 1 } });
      expect((await readBody(refused)).errorCode).toBe('INSUFFICIENT_COINS');
      expect((await send(buyer, { app, body: { skipSend2SD: 2 } })).status).toBe(400);
    },
  );
});

describe('coins', () => {
  it('[R3.4] what costs nothing has its order and one operation of 0, and so has its end', async () => {
    const buyer = await newStudent(0);
    const free = { body: { prodId: test.seed.concert }, expected: '0' };
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
    '[R3.3] a balance of %i is told as that whole number wherever it stands',
    async (coins) => {
      const { email, ...buyer } = await newStudent(coins);
      const contact = await test.app.request('/service/v2/api/contacts', {
        headers: { Authorization: `Bearer ${tokenOf(email)}` },
      });
      expect(await contact.text()).toMatch(new RegExp(`"balance":${coins}[,}]`));
      const refused = await send({ ...buyer, email }, { expected: '1' });
      expect(await refused.text()).toMatch(new RegExp(`"balance":${coins}[,}]`));
      expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(0);
    },
  );
});
