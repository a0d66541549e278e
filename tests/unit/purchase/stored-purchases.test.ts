import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import {
  deletePost,
  loadPendingPosts,
  loadPost,
  storePost,
  storePostEvent,
} from '#src/data/db/outbox/posts.ts';
import {
  acknowledgeIntents,
  loadIntentsPlacedSince,
  loadPendingIntents,
  loadProductIntents,
  loadUnacknowledgedIntents,
} from '#src/data/db/outbox/purchase-intents.ts';
import type { Order } from '#src/domain/orders/order.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';

const ANNA = 'anna';
const MUG = 7;

function intent(requestId: string, changes: Partial<PurchaseIntent> = {}): PurchaseIntent {
  return {
    requestId,
    kind: 'order',
    state: 'draft',
    subject: ANNA,
    body: {
      cardId: 1,
      comment: '',
      date: '2026-11-20T12:00:00Z',
      description: '',
      prodId: MUG,
      confirmedPrice: 1200,
    },
    createdAt: 1,
    sentAt: null,
    attempts: 0,
    refusal: null,
    ...changes,
  };
}
const store = (...intents: readonly PurchaseIntent[]) => database().posts.bulkPut(intents);
const ids = (intents: readonly PurchaseIntent[]) => intents.map(({ requestId }) => requestId);

/** One purchase in each state, the newest first in time. */
const STATES = ['draft', 'sending', 'waiting', 'sent', 'refused'] as const;
const storeEachState = () =>
  store(
    ...STATES.map((state, index) =>
      intent(state, { state, createdAt: 10 - index, sentAt: index, attempts: index }),
    ),
  );

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

test('[R9.9] a new purchase takes the place of the product’s draft and of nothing else', async () => {
  await store(
    intent('draft'),
    intent('of-ben', { subject: 'ben' }),
    intent('rejected', { state: 'refused' }),
    intent('other', { body: { ...intent('').body, prodId: 8 } }),
  );
  const body = { ...intent('').body, comment: 'Синяя', confirmedPrice: 900 };
  const added = await storePost('order', body, ANNA, 'new');
  expect(added).toEqual(intent('new', { state: 'waiting', body, createdAt: added.createdAt }));
  const stored = await database().posts.toArray();
  expect(new Set(ids(stored as PurchaseIntent[]))).toEqual(
    new Set(['of-ben', 'rejected', 'other', 'new']),
  );
  expect(await storePost('order', body, ANNA, 'again')).toEqual(added);
  expect(await storePost('order', body, ANNA, 'kept', 'draft')).toEqual(added);
  expect(await database().posts.count()).toBe(4);
});

test('[R9.9] an event changes the stored purchase, and stores the order unless a later state of it is known', async () => {
  await store(intent('a', { state: 'sending' }), intent('b', { state: 'sending' }));
  const order = { id: 41, status: 'NEW_ORDER' } as Order;
  expect(await storePostEvent('a', { type: 'accepted', order })).toMatchObject({ state: 'sent' });
  expect(await loadPost('a')).toMatchObject({ state: 'sent', orderId: 41 });
  expect(await database().orders.get(41)).toMatchObject({ status: 'NEW_ORDER' });
  const later = { type: 'accepted', order: { ...order, status: 'BUYING' } } as const;
  await storePostEvent('b', later);
  expect(await database().orders.get(41)).toMatchObject({ status: 'NEW_ORDER' });
  expect(await storePostEvent('gone', later)).toBeUndefined();
  expect(await loadPost('gone')).toBeUndefined();
});

test('[R9.9] a product’s screen gets its live purchase, its newest placed one that is not seen yet, and its draft', async () => {
  const nothing = { live: null, placed: null, draft: null };
  expect(await loadProductIntents(MUG, ANNA)).toEqual(nothing);
  await storeEachState();
  await store(
    intent('seen', { state: 'sent', createdAt: 99, isAcknowledged: true }),
    intent('newer', { state: 'sent', createdAt: 50 }),
    intent('older', { state: 'sent', createdAt: 2 }),
  );
  const { live, placed, draft } = await loadProductIntents(MUG, ANNA);
  expect(live?.requestId).toMatch(/sending|waiting/);
  expect([placed?.requestId, draft?.requestId]).toEqual(['newer', 'draft']);
  expect(await loadProductIntents(MUG, 'ben')).toEqual(nothing);
  expect(await loadProductIntents(8, ANNA)).toEqual(nothing);
});

test('[R9.9] open purchases come oldest first, those to acknowledge newest first', async () => {
  await storeEachState();
  await store(
    intent('of-ben', { subject: 'ben', state: 'sending', createdAt: 3 }),
    intent('seen', { state: 'refused', createdAt: 2, isAcknowledged: true }),
  );
  expect((await loadPendingPosts(ANNA)).map(({ requestId }) => requestId)).toEqual([
    'waiting',
    'sending',
  ]);
  expect(ids(await loadPendingIntents())).toEqual([
    'draft',
    'sending',
    'waiting',
    'refused',
    'of-ben',
    'seen',
  ]);
  expect(ids(await loadUnacknowledgedIntents())).toEqual([
    'sending',
    'waiting',
    'sent',
    'refused',
    'of-ben',
  ]);
});

test('[R9.9] placed purchases are found by the time of their last attempt', async () => {
  await store(
    intent('before', { state: 'sent', sentAt: 4 }),
    intent('then', { state: 'sent', sentAt: 5 }),
    intent('after', { state: 'sent', sentAt: 6 }),
    intent('never', { state: 'sent', sentAt: null }),
    intent('open', { state: 'waiting', sentAt: 6 }),
  );
  expect(ids(await loadIntentsPlacedSince(5)).toSorted()).toEqual(['after', 'then']);
  expect(ids(await loadIntentsPlacedSince(0))).toContain('never');
});

test('[R9.9] the outcome of an open purchase cannot be acknowledged, and only a draft or a rejected one can be deleted', async () => {
  await storeEachState();
  await acknowledgeIntents([...STATES, 'gone']);
  const all = (await database().posts.toArray()) as PurchaseIntent[];
  const seen = all.filter((stored) => stored.isAcknowledged);
  expect(ids(seen).toSorted()).toEqual(['draft', 'refused', 'sent']);
  for (const state of [...STATES, 'gone']) await deletePost(state);
  const left = (await database().posts.toArray()) as PurchaseIntent[];
  expect(ids(left).toSorted()).toEqual(['sending', 'sent', 'waiting']);
});
