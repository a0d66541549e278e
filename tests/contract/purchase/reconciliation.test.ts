import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';
import {
  hasUnconfirmedPurchase,
  reconcilePurchases,
  storePurchaseDraft,
  submitPurchase,
} from '#src/sync/outbox/send-purchases.ts';
import { authentication } from '#tests/support/people/signed-in-person.ts';
import { COINS, PRICE, TestBuyer } from '#tests/support/people/test-buyer.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const MUG_PRICE = 1200;
const LONG_AGO = 31 * 86_400_000;

const buyer = new TestBuyer();
const { buy, orderRequest, stored, untilResolved } = buyer;
const buyMug = () => submitPurchase(orderRequest(buyer.app.seed.mug), MUG_PRICE);
/** The balance that the screens show, or null where the device has none. */
const storedBalance = async () => (await loadMeta(database(), 'userInfo'))?.value.balance ?? null;
const states = async () => (await stored()).map(({ state }) => state).toSorted();

afterEach(() => viewOwner(null));

test('[R9.9] a purchase counts as unconfirmed from the lost response to its outcome, and a draft does not', async () => {
  await storePurchaseDraft(orderRequest(buyer.app.seed.mug), MUG_PRICE);
  expect(await hasUnconfirmedPurchase()).toBe(false);
  buyer.faults = ['lost-before'];
  await buy();
  expect(await hasUnconfirmedPurchase()).toBe(true);
  const { member } = session;
  session.member = null;
  expect(await hasUnconfirmedPurchase()).toBe(false);
  session.member = member;
  await untilResolved();
  expect(await hasUnconfirmedPurchase()).toBe(false);
});

test('[R6.3] [R9.9] in owner view it is the viewer’s own purchase that counts', async () => {
  const viewer = session.member?.sub ?? '';
  await openDatabase(await databaseName(viewer));
  buyer.faults = ['lost-before'];
  await buy();
  closeDatabase();
  await openDatabase('area-of-the-owner');
  viewOwner('owner@example.test');
  expect(await hasUnconfirmedPurchase()).toBe(true);
  session.member = null;
  expect(await hasUnconfirmedPurchase()).toBe(false);
});

test('[R9.9] the device has the new balance after an order, and after a round that finds one', async () => {
  await buyMug();
  await expect.poll(storedBalance).toBe(COINS - MUG_PRICE);
  buyer.faults = ['lost-after'];
  await buy();
  expect(await storedBalance()).toBe(COINS - MUG_PRICE);
  await reconcilePurchases();
  expect(await storedBalance()).toBe(COINS - MUG_PRICE - PRICE);
});

test('[R9.9] a purchase without an order and a round without one request no balance', async () => {
  buyer.faults = ['lost-before', 'lost-before'];
  await buy();
  await expect(reconcilePurchases()).rejects.toMatchObject({ category: 'unreachable' });
  await submitPurchase(orderRequest(buyer.app.seed.mug), MUG_PRICE + 1);
  expect(await storedBalance()).toBeNull();
});

test('[R9.9] without a network the round ends at the first purchase, and says why', async () => {
  buyer.faults = ['lost-before', 'lost-before'];
  await buy();
  await buyMug();
  buyer.sent.length = 0;
  buyer.faults = ['lost-before'];
  await expect(reconcilePurchases()).rejects.toMatchObject({ category: 'unreachable' });
  expect(buyer.sent).toHaveLength(1);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

test('[R9.9] a failure of one purchase does not delay the next, and the round reports the first one', async () => {
  buyer.faults = ['lost-before', 'lost-before'];
  await buy();
  await buyMug();
  buyer.faults = ['error-500', 'limited'];
  await expect(reconcilePurchases()).rejects.toMatchObject({ status: 500 });
  buyer.faults = ['error-500'];
  await expect(reconcilePurchases()).rejects.toMatchObject({ status: 500 });
  expect(await states()).toEqual(['sent', 'waiting']);
  await reconcilePurchases();
  expect(await states()).toEqual(['sent', 'sent']);
});

test('[R4.11] [R9.9] once the session has ended the round ends at the first purchase', async () => {
  buyer.faults = ['lost-before', 'lost-before'];
  await buy();
  await buyMug();
  const requested = vi.spyOn(authentication, 'accessToken').mockResolvedValue('ended');
  await expect(reconcilePurchases()).rejects.toMatchObject({ category: 'unauthenticated' });
  expect(requested).toHaveBeenCalledOnce();
  requested.mockRestore();
  await untilResolved();
  expect(await states()).toEqual(['sent', 'sent']);
});

test('[R7.31] one order in the list settles one forgotten purchase, not two of the same product', async () => {
  buyer.faults = ['lost-after'];
  const first = await buy();
  await database().posts.add({ ...first, requestId: crypto.randomUUID() });
  for (const { requestId } of await stored()) {
    await database().posts.update(requestId, { createdAt: Date.now() - LONG_AGO });
  }
  await reconcilePurchases();
  expect(await states()).toEqual(['refused', 'sent']);
  expect(await buyer.ordersOf()).toHaveLength(1);
});

test('[R9.9] without a member nothing is bought and nothing is kept', async () => {
  session.member = null;
  const refusal = { category: 'forbidden', call: 'post order' };
  await expect(buy()).rejects.toMatchObject(refusal);
  await expect(storePurchaseDraft(orderRequest(), PRICE)).rejects.toMatchObject(refusal);
  await reconcilePurchases();
  expect(await stored()).toEqual([]);
});
