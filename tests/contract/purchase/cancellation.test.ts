import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { message } from '#server/database/schema/service/message.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('cancelling on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
    await test.db.update(product).set({ stock: 1000 });
  });
  afterAll(() => test.close());

  let members = 0;
  const newStudent = (managerId?: number) =>
    addMember(test.db, `cancels${(members += 1)}@example.test`, {
      coins: 5000,
      isStudent: true,
      managerId: managerId ?? null,
    });
  const placeOrder = async (buyer: SeededMember, item: 'mug' | 'lesson' = 'mug') => {
    const confirmedPrice = item === 'mug' ? 1200 : 100;
    const response = await buy(test.app, buyer, { prodId: test.seed[item], confirmedPrice });
    return v.parse(orderResponse, await response.json()).order;
  };
  const setStatus = (id: number, status: string) =>
    sendAct(test.app, `orders/${id}/status`, { status });
  const stockOf = async (id: number) => {
    const [row] = await test.db.select().from(product).where(eq(product.id, id));
    return row?.stock;
  };

  it('[R4.4][R7.28] a cancellation returns coins and stock, keeps the reason and sends an e-mail to the manager', async () => {
    const email = `manager${members}@example.test`;
    const [seededManager] = await test.db
      .insert(manager)
      .values({ name: 'Мария', email })
      .returning();
    const buyer = await newStudent(seededManager?.id);
    const { id } = await placeOrder(buyer);
    const stock = await stockOf(test.seed.mug);
    const response = await cancel(test.app, buyer, id, { message: 'Нашёл дешевле' });
    expect(response.status).toBe(200);
    const cancelled = v.parse(orderResponse, await response.json()).order;
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.history.at(-1)).toMatchObject({ comment: 'Нашёл дешевле' });
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
    expect(await stockOf(test.seed.mug)).toBe((stock ?? 0) + 1);
    const emails = await test.db.select().from(message).where(eq(message.to, email));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('Нашёл дешевле');
    expect(emails[0]?.text).toContain(`№ ${id}`);
    expect(emails[0]?.text).toContain(buyer.email);
  });

  it('[R4.4] when the member has no manager, the e-mail goes to the support', async () => {
    const buyer = await newStudent();
    await cancel(test.app, buyer, (await placeOrder(buyer)).id, { message: 'Без менеджера' });
    const emails = await test.db.select().from(message);
    const email = emails.find(({ text }) => text.includes('Без менеджера'));
    expect(email?.to).toContain('@');
  });

  it('[R4.4] in the status «processing» a product can be cancelled, a service cannot', async () => {
    const buyer = await newStudent();
    const [mug, lesson] = [await placeOrder(buyer), await placeOrder(buyer, 'lesson')];
    for (const { id } of [mug, lesson]) await setStatus(id, 'PROCESSING');
    expect((await cancel(test.app, buyer, mug.id)).status).toBe(200);
    const refused = await cancel(test.app, buyer, lesson.id);
    expect(refused.status).toBe(409);
    const body = await readBody(refused);
    expect(body.errorCode).toBe('CANCEL_NOT_ALLOWED');
    expect(body.message).toContain('менеджер');
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R4.4] a cancellation that comes too late says how far the order is', async () => {
    const buyer = await newStudent();
    const refusal = async (item: 'mug' | 'lesson', ...statuses: readonly string[]) => {
      const { id } = await placeOrder(buyer, item);
      for (const status of statuses) await setStatus(id, status);
      const { message: text } = await readBody(await cancel(test.app, buyer, id));
      return text;
    };
    expect(await refusal('mug', 'BUYING')).toContain('уже закупают или везут');
    expect(await refusal('mug', 'RECEIVED')).toContain('уже завершён');
    expect(await refusal('mug', 'RECEIVED', 'CLOSED')).toContain('уже завершён');
    expect(await refusal('lesson', 'PROCESSING')).toContain('уже взяли в работу');
    expect(await refusal('lesson', 'RECEIVED', 'CLOSED')).toContain('уже завершён');
  });

  it('[R7.28] cancelling another member’s order gives 404 and changes nothing', async () => {
    const [owner, other] = [await newStudent(), await newStudent()];
    const { id } = await placeOrder(owner);
    expect((await cancel(test.app, other, id)).status).toBe(404);
    expect(await balanceOf(test.db, owner.id)).toBe(3800);
  });

  it('[R7.28] a cancellation without the form’s source or without a reason is refused', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer);
    const source = await cancel(test.app, buyer, id, { source: 'Другая форма' });
    expect(await readBody(source)).toMatchObject({ errorCode: 'INVALID', field: 'source' });
    const reason = await cancel(test.app, buyer, id, { message: '  ' });
    expect(await readBody(reason)).toMatchObject({ errorCode: 'INVALID', field: 'message' });
  });

  it('[R1.7] a member with a blocked card gets the coins of a cancelled order back', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer);
    await test.db
      .update(card)
      .set({ status: CARD_STATUS.blocked })
      .where(eq(card.id, buyer.cardId));
    expect((await cancel(test.app, buyer, id)).status).toBe(200);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R7.31] a cancellation that is sent twenty times with one request id cancels once, and all responses are equal', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer);
    const requestId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => cancel(test.app, buyer, id, { requestId })),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R4.4] when two devices cancel at once, one succeeds and the other reads that the order is already cancelled', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer);
    const responses = await Promise.all([cancel(test.app, buyer, id), cancel(test.app, buyer, id)]);
    const refused = responses.find(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused && (await readBody(refused)).message).toContain('уже отменён');
    expect(await balanceOf(test.db, buyer.id)).toBe(5000);
  });

  it('[R4.4] when a member cancels while staff moves the order to «buying», exactly one of the two succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await newStudent();
      const { id } = await placeOrder(buyer);
      const both = [cancel(test.app, buyer, id), setStatus(id, 'BUYING')];
      const [cancelled, bought] = await Promise.all(round % 2 === 0 ? both : both.toReversed());
      const statuses = new Set([cancelled?.status, bought?.status]);
      expect(statuses).toEqual(new Set([200, 409]));
      const [row] = await test.db.select().from(member).where(eq(member.id, buyer.id));
      const balance = await balanceOf(test.db, row?.id ?? 0);
      const isCancelled = (round % 2 === 0 ? cancelled : bought)?.status === 200;
      expect(balance).toBe(isCancelled ? 5000 : 3800);
    }
  });

  it('[R3.4] staff can only move an order forward, and an unknown status is refused', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer);
    expect((await setStatus(id, 'DELIVERY')).status).toBe(200);
    const back = await setStatus(id, 'BUYING');
    expect(back.status).toBe(409);
    expect((await readBody(back)).errorCode).toBe('STATUS_NOT_ALLOWED');
    expect(await readBody(await setStatus(id, 'LOST'))).toMatchObject({
      errorCode: 'INVALID',
      field: 'status',
    });
  });

  it('[R3.4] a received order can only be closed, and a closed order keeps its status', async () => {
    const buyer = await newStudent();
    const { id } = await placeOrder(buyer, 'lesson');
    const httpStatusFor = async (status: string) => (await setStatus(id, status)).status;
    const cancelByStaff = async () =>
      (await sendAct(test.app, `orders/${id}/cancellation`, { reason: 'Брак' })).status;
    expect(await httpStatusFor('RECEIVED')).toBe(200);
    expect([await cancelByStaff(), await httpStatusFor('DELIVERED')]).toEqual([409, 409]);
    expect(await httpStatusFor('CLOSED')).toBe(200);
    for (const status of ['NEW_ORDER', 'RECEIVED', 'CLOSED']) {
      expect(await httpStatusFor(status)).toBe(409);
    }
    expect(await cancelByStaff()).toBe(409);
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R3.4] the audit after these tests finds one refund for each cancelled order', async () => {
    const auditResult = await audit(test.db);
    expect(auditResult).toMatchObject({
      negativeBalances: [],
      negativeStock: [],
      ordersWithoutCharge: [],
      cancelledWithoutRefund: [],
      refundsWithoutCancellation: [],
      ordersOffHistory: [],
    });
  });
});
