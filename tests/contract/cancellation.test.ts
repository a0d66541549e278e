import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/sandbox/audit.ts';
import { balanceOf } from '#server/store/ledger.ts';
import { card } from '#server/store/schema/card.ts';
import { manager, member } from '#server/store/schema/member.ts';
import { message } from '#server/store/schema/message.ts';
import { product } from '#server/store/schema/product.ts';
import { orderAnswer } from '#src/contract/orders.ts';
import { CARD_STATUS } from '#src/domain/card.ts';
import { buy, readBody } from '#tests/support/buy.ts';
import { cancel } from '#tests/support/cancel.ts';
import { testDatabases } from '#tests/support/databases.ts';
import { postSandbox } from '#tests/support/post-sandbox.ts';
import { addMember, type SeededMember } from '#tests/support/small-seed.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('cancelling on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
    await test.db.update(product).set({ stock: 1000 });
  }, 60_000);
  afterAll(() => test.close());

  let people = 0;
  const newStudent = (managerId?: number) =>
    addMember(test.db, `cancels${(people += 1)}@example.test`, {
      coins: 5000,
      isStudent: true,
      managerId: managerId ?? null,
    });
  const order = async (buyer: SeededMember, what: 'mug' | 'lesson' = 'mug') => {
    const amount = what === 'mug' ? 1200 : 100;
    const answer = await buy(test.app, buyer, { prodId: test.seed[what], amount });
    return v.parse(orderAnswer, await answer.json()).order;
  };
  const move = (id: number, status: string) =>
    postSandbox(test.app, `orders/${id}/status`, { status });
  const stockOf = async (id: number) => {
    const [row] = await test.db.select().from(product).where(eq(product.id, id));
    return row?.stock;
  };

  it('[R4.4][R7.28] coins and piece come back at once, the reason stays, the manager gets a letter', async () => {
    const email = `boss${people}@example.test`;
    const [boss] = await test.db.insert(manager).values({ name: 'Мария', email }).returning();
    const buyer = await newStudent(boss?.id);
    const { id } = await order(buyer);
    const stock = await stockOf(test.seed.mug);
    const answer = await cancel(test.app, buyer, id, { message: 'Нашёл дешевле' });
    expect(answer.status).toBe(200);
    const cancelled = v.parse(orderAnswer, await answer.json()).order;
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.history.at(-1)).toMatchObject({ comment: 'Нашёл дешевле' });
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    expect(await stockOf(test.seed.mug)).toBe((stock ?? 0) + 1);
    const letters = await test.db.select().from(message).where(eq(message.to, email));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Нашёл дешевле');
    expect(letters[0]?.text).toContain(`№ ${id}`);
  });

  it('[R4.4] without a manager the letter goes to the support', async () => {
    const buyer = await newStudent();
    await cancel(test.app, buyer, (await order(buyer)).id, { message: 'Без менеджера' });
    const letters = await test.db.select().from(message);
    const letter = letters.find(({ text }) => text.includes('Без менеджера'));
    expect(letter?.to).toContain('@');
  });

  it('[R4.4] a product may be cancelled in processing, a service no more', async () => {
    const buyer = await newStudent();
    const [mug, lesson] = [await order(buyer), await order(buyer, 'lesson')];
    for (const { id } of [mug, lesson]) await move(id, 'PROCESSING');
    expect((await cancel(test.app, buyer, mug.id)).status).toBe(200);
    const refused = await cancel(test.app, buyer, lesson.id);
    expect(refused.status).toBe(409);
    const body = await readBody(refused);
    expect(body.errorCode).toBe('CANCEL_NOT_ALLOWED');
    expect(body.message).toContain('менеджер');
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R7.28] another member’s order is not found and stays', async () => {
    const [owner, other] = [await newStudent(), await newStudent()];
    const { id } = await order(owner);
    expect((await cancel(test.app, other, id)).status).toBe(404);
    expect(await balanceOf(test.db, owner.id)).toBe(3800);
  });

  it('[R7.28] only the form’s own source and a reason are taken', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer);
    const source = await cancel(test.app, buyer, id, { source: 'Другая форма' });
    expect(await readBody(source)).toMatchObject({ errorCode: 'INVALID', field: 'source' });
    const reason = await cancel(test.app, buyer, id, { message: '  ' });
    expect(await readBody(reason)).toMatchObject({ errorCode: 'INVALID', field: 'message' });
  });

  it('[R1.7] a blocked card does not keep the coins of a cancelled order', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer);
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, buyer.cardId));
    expect((await cancel(test.app, buyer, id)).status).toBe(200);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R7.31] a message that is sent twenty times under one id cancels once, with one answer', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancel(test.app, buyer, id, { requestId })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R4.4] two devices cancel at once: one does, the other hears that it is done', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer);
    const answers = await Promise.all([cancel(test.app, buyer, id), cancel(test.app, buyer, id)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused && (await readBody(refused)).message).toContain('уже отменён');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R4.4] a cancellation races the purchase by staff: exactly one happens', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await newStudent();
      const { id } = await order(buyer);
      const both = [cancel(test.app, buyer, id), move(id, 'BUYING')];
      const [cancelled, bought] = await Promise.all(round % 2 === 0 ? both : both.toReversed());
      const statuses = new Set([cancelled?.status, bought?.status]);
      expect(statuses).toEqual(new Set([200, 409]));
      const [row] = await test.db.select().from(member).where(eq(member.id, buyer.id));
      const balance = await balanceOf(test.db, row?.id ?? 0);
      const isCancelled = (round % 2 === 0 ? cancelled : bought)?.status === 200;
      expect(balance).toBe(isCancelled ? 5000 : 3800);
    }
  });

  it('[R3.4] staff moves an order forward alone, and an unknown status is a mistake', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer);
    expect((await move(id, 'DELIVERY')).status).toBe(200);
    const back = await move(id, 'BUYING');
    expect(back.status).toBe(409);
    expect((await readBody(back)).errorCode).toBe('STATUS_NOT_ALLOWED');
    expect(await readBody(await move(id, 'LOST'))).toMatchObject({
      errorCode: 'INVALID',
      field: 'status',
    });
  });

  it('[R3.4] nothing follows the end of an order, and what was received is only closed', async () => {
    const buyer = await newStudent();
    const { id } = await order(buyer, 'lesson');
    const statusOf = async (status: string) => (await move(id, status)).status;
    expect(await statusOf('RECEIVED')).toBe(200);
    expect([await statusOf('CANCELLED'), await statusOf('DELIVERED')]).toEqual([409, 409]);
    expect(await statusOf('CLOSED')).toBe(200);
    for (const status of ['NEW_ORDER', 'RECEIVED', 'CLOSED', 'CANCELLED']) {
      expect(await statusOf(status)).toBe(409);
    }
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R3.4] after all that the audit finds every refund once', async () => {
    const found = await audit(test.db);
    expect(found).toMatchObject({
      negativeBalances: [],
      negativeStock: [],
      ordersWithoutCharge: [],
      cancelledWithoutRefund: [],
      refundsWithoutCancellation: [],
      ordersOffHistory: [],
    });
  });
});
