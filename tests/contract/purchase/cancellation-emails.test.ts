import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manager } from '#server/database/schema/member/member.ts';
import { message } from '#server/database/schema/service/message.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { buy } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { deliverMessages } from '#tests/support/service/deliver-messages.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const PAUSE_MS = 15 * 60_000;

const databases = await testDatabases();

describe.each(databases)('the e-mails about cancellations on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
    await test.db.update(product).set({ stock: 1000 });
  });
  afterAll(() => test.close());

  let people = 0;
  const newManager = async () => {
    const email = `manager${(people += 1)}@example.test`;
    const [added] = await test.db.insert(manager).values({ name: 'Мария', email }).returning();
    return { id: added?.id ?? 0, email };
  };
  const newStudent = (managerId: number) =>
    addMember(test.db, `buyer${(people += 1)}@example.test`, {
      coins: 5000,
      isStudent: true,
      managerId,
    });
  /** Buys and cancels; resolves with the number of the order. */
  const buyAndCancel = async (buyer: SeededMember, reason: string) => {
    const response = await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
    const { id } = v.parse(orderResponse, await response.json()).order;
    expect((await cancel(test.app, buyer, id, { message: reason })).status).toBe(200);
    return id;
  };
  /** What the mail server of the manager gets when the outbox is read at a time. */
  const deliveredAt = async (to: string, ms: number) => {
    const sent: { readonly subject: string; readonly text: string }[] = [];
    const email = {
      send: (one: { to: string; subject: string; text: string }) => {
        if (one.to === to) sent.push(one);
        return Promise.resolve();
      },
    };
    await deliverMessages(test.db, { senders: { email }, keepsCodes: true }, new Date(ms));
    return sent;
  };

  it('[R4.4] of sixty cancellations the manager gets the first at once and the others in one e-mail a quarter of an hour later, none is missing', async () => {
    const { id: managerId, email } = await newManager();
    const buyer = await newStudent(managerId);
    const start = Date.now();
    const first = await buyAndCancel(buyer, 'Причина 0');
    const [alone, ...others] = await deliveredAt(email, Date.now() + 1000);
    expect(alone?.subject).toBe(`Отмена заказа № ${first}`);
    expect(others).toEqual([]);
    const later: number[] = [];
    for (let n = 1; n < 60; n += 1) later.push(await buyAndCancel(buyer, `Причина ${n}.`));
    expect(await deliveredAt(email, start + PAUSE_MS - 1000)).toEqual([]);
    const collected = await deliveredAt(email, Date.now() + PAUSE_MS + 1000);
    expect(collected).toHaveLength(1);
    const { subject = '', text = '' } = collected[0] ?? {};
    expect(subject).toContain('Ещё отмены заказов: ');
    expect(text).toContain('не больше одного письма за 15 минут');
    const missing = later.filter((id) => !new RegExp(`№ ${id}\\b`).test(text));
    expect(missing).toEqual([]);
    expect(text).toContain('Причина 20.');
    expect(text).not.toContain('Причина 21.');
  });

  it('[R4.4] a cancellation after a collected e-mail has begun to leave is in the next one, a pause later', async () => {
    const { id: managerId, email } = await newManager();
    const buyer = await newStudent(managerId);
    await buyAndCancel(buyer, 'Причина 0');
    await deliveredAt(email, Date.now() + 1000);
    await buyAndCancel(buyer, 'Причина 1');
    await test.db.update(message).set({ attempts: 1 }).where(eq(message.to, email));
    const last = await buyAndCancel(buyer, 'Причина 2');
    const rows = await test.db.select().from(message).where(eq(message.to, email));
    const [second, third] = rows.toSorted((a, b) => a.id - b.id).slice(1);
    expect(third?.text).toContain(`№ ${last}`);
    expect(third?.dueAt?.getTime()).toBe((second?.dueAt?.getTime() ?? 0) + PAUSE_MS);
  });

  it('[R4.4] the cancellations of one member keep nobody else’s from the manager', async () => {
    const { id: managerId, email } = await newManager();
    const [busy, other] = [await newStudent(managerId), await newStudent(managerId)];
    for (let n = 0; n < 3; n += 1) await buyAndCancel(busy, 'Передумал');
    await deliveredAt(email, Date.now() + 1000);
    const id = await buyAndCancel(other, 'Мала');
    const [alone] = await deliveredAt(email, Date.now() + 1000);
    expect(alone?.subject).toBe(`Отмена заказа № ${id}`);
  });
});
