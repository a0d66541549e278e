import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { deletePost } from '#src/data/db/outbox/posts.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';
import {
  reconcilePurchases,
  storePurchaseDraft,
  submitPurchase,
} from '#src/sync/outbox/send-purchases.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';
import { LOSSES } from '#tests/support/faults/order-faults.ts';
import { COINS, TestBuyer, PRICE } from '#tests/support/people/test-buyer.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const buyer = new TestBuyer();
const { buy, orderRequest, expectOneOrder, spent, stored, untilResolved } = buyer;
/** A killed tab leaves its database behind and nothing else. */
const reopen = () => openDatabase(session.member?.databaseName ?? '');

test.for(LOSSES)(
  '[R7.31] [R8.2] [R9.9] an order whose response is lost (%s) is unconfirmed, then placed and charged once',
  async (fault) => {
    buyer.faults = [fault];
    expect((await buy()).state).toBe('waiting');
    await reopen();
    await untilResolved();
    await expectOneOrder();
    expect(buyer.sent).toHaveLength(2);
    expect(buyer.sent[1]).toEqual(buyer.sent[0]);
  },
);

test('[R3.1] [R9.9] an order whose response breaks the contract is found in the list, and not sent again', async () => {
  // The error report names the screen.
  vi.stubGlobal('location', { pathname: '/my/catalog' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body?: string }) => {
    const response = await buyer.fetch(path, init);
    return init.method === 'POST' ? Response.json({ order: { id: 'new' } }) : response;
  });
  expect((await buy()).state).toBe('sent');
  vi.stubGlobal('fetch', buyer.fetch);
  Reflect.deleteProperty(globalThis, 'location');
  await expectOneOrder();
  expect(buyer.sent).toHaveLength(1);
});

test('[R9.9] the intent is on the device before the request leaves', async () => {
  let states: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body?: string }) => {
    if (init.method === 'POST') states = (await stored()).map(({ state }) => state);
    return buyer.fetch(path, init);
  });
  await buy();
  vi.stubGlobal('fetch', buyer.fetch);
  expect(states).toEqual(['sending']);
  await expectOneOrder();
});

test('[R9.9] when a tab is killed between storing and sending, the next tab places the order', async () => {
  const body = orderRequest();
  const purchase = { subject: buyer.member.email, body, confirmedPrice: PRICE, at: Date.now() };
  await storePurchase({ ...purchase, state: 'sending' });
  await reopen();
  await untilResolved();
  await expectOneOrder();
});

test('[R9.9] two tabs that reconcile the same unconfirmed purchase together place one order', async () => {
  buyer.faults = ['lost-after'];
  await buy();
  await Promise.all([untilResolved(), untilResolved()]);
  await untilResolved();
  await expectOneOrder();
});

test('[R9.9] a double click is one order, and while it is unconfirmed another click retries the same one', async () => {
  buyer.faults = ['lost-after', 'lost-before'];
  await Promise.all([buy(), buy()]);
  await buy();
  await untilResolved();
  await expectOneOrder();
  expect(new Set(buyer.sent.map(({ id }) => id)).size).toBe(1);
});

test('[R7.31] a changed price is a rejection with the current price and balance, and nothing is charged', async () => {
  const intent = await submitPurchase(orderRequest(), PRICE + 1);
  expect(intent).toMatchObject({
    state: 'refused',
    refusal: { errorCode: 'PRICE_CHANGED', details: { price: PRICE, balance: COINS } },
  });
  await reconcilePurchases();
  expect(buyer.sent).toHaveLength(1);
  expect(await spent()).toBe(0);
});

test('[R7.31] a request id that the service knows with another body is a rejection, and nothing more is charged', async () => {
  buyer.faults = ['lost-after'];
  const { requestId, body } = await buy();
  await database().posts.update(requestId, { body: { ...body, comment: 'another' } });
  await reconcilePurchases();
  expect((await stored())[0]?.refusal).toMatchObject({ errorCode: 'REQUEST_ID_REUSED' });
  expect(await spent()).toBe(PRICE);
});

test('[R9.9] a draft is never sent by itself; buying puts the order in its place', async () => {
  await storePurchaseDraft(orderRequest(), PRICE);
  await reconcilePurchases();
  expect(buyer.sent).toEqual([]);
  expect((await stored()).map(({ state }) => state)).toEqual(['draft']);
  await buy();
  await expectOneOrder();
});

test('[R9.8] [R9.9] another member’s unconfirmed purchase is never sent', async () => {
  buyer.faults = ['lost-before'];
  await buy();
  if (session.member) session.member = { ...session.member, sub: 'somebody-else' };
  await reconcilePurchases();
  expect(buyer.sent).toHaveLength(1);
});

test('[R6.3] in owner view nothing is bought and nothing is reconciled', async () => {
  buyer.faults = ['lost-before'];
  await buy();
  viewOwner('owner@example.test');
  await reconcilePurchases();
  await expect(buy()).rejects.toMatchObject({ category: 'forbidden' });
  viewOwner(null);
  expect(buyer.sent).toHaveLength(1);
});

test('[R9.9] an unconfirmed purchase stays until its outcome is known; a rejected one can be dismissed', async () => {
  buyer.faults = ['lost-before'];
  const { requestId } = await buy();
  await deletePost(requestId);
  expect(await stored()).toHaveLength(1);
  await reconcilePurchases();
  await expectOneOrder();
  const rejected = await submitPurchase(orderRequest(), PRICE + 1);
  await deletePost(rejected.requestId);
  expect((await stored()).map((intent) => intent.requestId)).toEqual([requestId]);
});

const LONG_AGO = 31 * 86_400_000;

test('[R7.31] an intent older than the responses that the service keeps is looked up in the list, never sent again', async () => {
  buyer.faults = ['lost-after'];
  const { requestId } = await buy();
  await database().posts.update(requestId, { createdAt: Date.now() - LONG_AGO });
  await reconcilePurchases();
  expect(buyer.sent).toHaveLength(1);
  await expectOneOrder();
});

test('[R7.31] an intent older than the responses that the service keeps, without an order in the list, is rejected, not bought', async () => {
  buyer.faults = ['lost-before'];
  const { requestId } = await buy();
  await database().posts.update(requestId, { createdAt: Date.now() - LONG_AGO });
  await reconcilePurchases();
  expect((await stored())[0]?.refusal?.errorCode).toBe('OUTCOME_FORGOTTEN');
  expect(await spent()).toBe(0);
});
