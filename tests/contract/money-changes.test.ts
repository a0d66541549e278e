import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveBirthdayGifts } from '#server/store/birthday-gifts.ts';
import { takeChanges } from '#server/store/changes.ts';
import { giveWelcomeBonus } from '#server/store/rewards.ts';
import { client } from '#server/store/schema/client.ts';
import { member } from '#server/store/schema/member.ts';
import { relative } from '#server/store/schema/relative.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { orderAnswer, ordersAnswer } from '#src/contract/orders.ts';
import { buy } from '#tests/support/buy.ts';
import { cancel } from '#tests/support/cancel.ts';
import { getAs } from '#tests/support/get-as.ts';
import { postSandbox } from '#tests/support/post-sandbox.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let people = 0;

/** A student, and how their signed-in session hears what changed since it last asked. */
async function newSession() {
  const email = `hears${(people += 1)}@example.test`;
  const student = await addMember(test.db, email, { coins: 5000, isStudent: true });
  const heard = () => takeChanges(test.db, { sid: email, memberId: student.id, authTime: 0 });
  await heard();
  return { ...student, heard };
}

it('[R7.11] every step of an order reaches the session, from the purchase to the refund', async () => {
  const buyer = await newSession();
  const bought = await buy(test.app, buyer, { prodId: test.seed.mug, amount: 1200 });
  expect(await buyer.heard()).toEqual(['contacts']);
  const { order } = v.parse(orderAnswer, await bought.json());
  await postSandbox(test.app, `orders/${order.id}/status`, { status: 'PROCESSING' });
  expect(await buyer.heard()).toEqual(['contacts']);
  await cancel(test.app, buyer, order.id);
  expect(await buyer.heard()).toEqual(['contacts']);
  await cancel(test.app, buyer, order.id);
  expect(await buyer.heard()).toEqual([]);
});

it('[R7.25] an order that moved is among those that changed since', async () => {
  const buyer = await newSession();
  const bought = await buy(test.app, buyer, { prodId: test.seed.lesson, amount: 100 });
  const { order } = v.parse(orderAnswer, await bought.json());
  const since = new Date(Date.parse(order.updatedAt) + 1);
  const changed = async () => {
    const path = `v2/api/orders?updatedSince=${since.toISOString()}`;
    return v.parse(ordersAnswer, await getAs(test, buyer.email, path)).orders;
  };
  expect(await changed()).toEqual([]);
  await expect.poll(() => Date.now()).toBeGreaterThan(since.getTime());
  await postSandbox(test.app, `orders/${order.id}/status`, { status: 'PROCESSING' });
  expect(await changed()).toMatchObject([{ id: order.id, status: 'PROCESSING' }]);
});

it('[R7.11] a refused purchase is no change', async () => {
  const buyer = await newSession();
  await buy(test.app, buyer, { prodId: test.seed.mug, amount: 1 });
  expect(await buyer.heard()).toEqual([]);
});

it('[R7.11] a welcome bonus reaches the session once, as it is given once', async () => {
  const { id, heard } = await newSession();
  for (const told of [['contacts'], []]) {
    await test.db.transaction((tx) => giveWelcomeBonus(tx, id, BRANDS.synergy));
    expect(await heard()).toEqual(told);
  }
});

it('[R7.11] a birthday gift reaches the session once, as it is given once', async () => {
  const { id, email, heard } = await newSession();
  await test.db.insert(client).values({
    memberId: id,
    name: 'Анна',
    surname: 'Именинница',
    email,
    birthDate: '2004-03-08',
  });
  const createdAt = new Date('2020-01-01T00:00:00Z');
  await test.db.update(member).set({ createdAt }).where(eq(member.id, id));
  for (const told of [['contacts'], []]) {
    expect(await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'))).toBe(told.length);
    expect(await heard()).toEqual(told);
  }
});

it('[R7.11] every step of an invitation reaches the inviting member’s session', async () => {
  const { id: memberId, heard } = await newSession();
  const [invited] = await test.db
    .insert(relative)
    .values({ memberId, name: 'Друг', status: 'sent' })
    .returning();
  const move = (body: object) => postSandbox(test.app, `relatives/${invited?.id}/status`, body);
  for (const status of ['review', 'working', 'waiting']) {
    await move({ status });
    expect(await heard()).toEqual(['contacts']);
  }
  const paid = { status: 'paid', cost: 1000 };
  for (const told of [['contacts'], []]) {
    await move(paid);
    expect(await heard()).toEqual(told);
  }
});
