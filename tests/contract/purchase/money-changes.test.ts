import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveWelcomeBonus } from '#server/cards/link-card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { takeChanges } from '#server/tracking/changes.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { orderResponse, ordersResponse } from '#src/contract/shop/orders.ts';
import { buy } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let members = 0;

/** Adds a student with a session; `pollChanges` returns the changes since its last call. */
async function newSession() {
  const email = `polls${(members += 1)}@example.test`;
  const student = await addMember(test.db, email, { coins: 5000, isStudent: true });
  const pollChanges = () => takeChanges(test.db, { sid: email, memberId: student.id, authTime: 0 });
  await pollChanges();
  return { ...student, pollChanges };
}

it('[R7.11] the session gets each step of an order, from the purchase to the refund', async () => {
  const buyer = await newSession();
  const bought = await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1200 });
  expect(await buyer.pollChanges()).toEqual(['contacts']);
  const { order } = v.parse(orderResponse, await bought.json());
  await sendAct(test.app, `orders/${order.id}/status`, { status: 'PROCESSING' });
  expect(await buyer.pollChanges()).toEqual(['contacts']);
  await cancel(test.app, buyer, order.id);
  expect(await buyer.pollChanges()).toEqual(['contacts']);
  await cancel(test.app, buyer, order.id);
  expect(await buyer.pollChanges()).toEqual([]);
});

it('[R7.25] updatedSince returns an order whose status has changed', async () => {
  const buyer = await newSession();
  const bought = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
  const { order } = v.parse(orderResponse, await bought.json());
  const since = new Date(Date.parse(order.updatedAt) + 1);
  const changed = async () => {
    const path = `v2/api/orders?updatedSince=${since.toISOString()}`;
    return v.parse(ordersResponse, await getAs(test, buyer.email, path)).orders;
  };
  expect(await changed()).toEqual([]);
  await expect.poll(() => Date.now()).toBeGreaterThan(since.getTime());
  await sendAct(test.app, `orders/${order.id}/status`, { status: 'PROCESSING' });
  expect(await changed()).toMatchObject([{ id: order.id, status: 'PROCESSING' }]);
});

it('[R7.25] ids returns the person’s own named orders, at most twenty a request', async () => {
  const [buyer, other] = [await newSession(), await newSession()];
  const placed = async (person: typeof buyer) => {
    const bought = await buy(test.app, person, { prodId: test.seed.lesson, confirmedPrice: 100 });
    return v.parse(orderResponse, await bought.json()).order.id;
  };
  const [own, foreign] = [await placed(buyer), await placed(other)];
  await placed(buyer);
  const request = (ids: string) =>
    requestAs(
      test,
      buyer.email,
      `/service/v2/api/orders?include=productImage,statusDetail&ids=${ids}`,
    );
  const found = v.parse(ordersResponse, await (await request(`${own},${foreign},999999`)).json());
  expect(found.orders).toMatchObject([{ id: own, history: [{ status: 'NEW_ORDER' }] }]);
  const many = Array.from({ length: 21 }, (_, index) => index + 1).join(',');
  for (const ids of [many, '', '1,', '0', 'a', '1,-2']) {
    expect((await request(ids)).status).toBe(400);
  }
});

it('[R7.11] the session gets no change for a refused purchase', async () => {
  const buyer = await newSession();
  await buy(test.app, buyer, { prodId: test.seed.mug, confirmedPrice: 1 });
  expect(await buyer.pollChanges()).toEqual([]);
});

it('[R7.11] the session gets one change for a welcome bonus, which is given once', async () => {
  const { id, pollChanges } = await newSession();
  for (const expected of [['contacts'], []]) {
    await test.db.transaction((tx) => giveWelcomeBonus(tx, id, BRANDS.synergy));
    expect(await pollChanges()).toEqual(expected);
  }
});

it('[R7.11] the session gets one change for a birthday gift, which is given once', async () => {
  const { id, email, pollChanges } = await newSession();
  await test.db.insert(client).values({
    memberId: id,
    name: 'Анна',
    surname: 'Именинница',
    email,
    birthDate: '2004-03-08',
  });
  const createdAt = new Date('2020-01-01T00:00:00Z');
  await test.db.update(member).set({ createdAt }).where(eq(member.id, id));
  for (const expected of [['contacts'], []]) {
    expect(await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'))).toBe(
      expected.length,
    );
    expect(await pollChanges()).toEqual(expected);
  }
});

it('[R7.11] the inviting member’s session gets each step of an invitation', async () => {
  const { id: memberId, pollChanges } = await newSession();
  const [invited] = await test.db
    .insert(relative)
    .values({ memberId, name: 'Друг', status: 'sent' })
    .returning();
  const path = `invitations/${invited?.id}`;
  for (const status of ['review', 'working', 'waiting']) {
    await sendAct(test.app, `${path}/status`, { status });
    expect(await pollChanges()).toEqual(['contacts']);
  }
  for (const expected of [['contacts'], []]) {
    await sendAct(test.app, `${path}/payment`, { cost: 1000 });
    expect(await pollChanges()).toEqual(expected);
  }
});
