import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/database.ts';
import { toOutboxRow } from '#src/data/db/outbox-row.ts';
import {
  acknowledgeIntent,
  deleteIntent,
  loadIntent,
  loadIntentsPlacedSince,
  loadLiveIntents,
  loadPendingIntents,
  loadProductIntents,
  loadUnacknowledgedIntents,
  storeIntent,
  storeIntentEvent,
} from '#src/data/db/purchase-intents.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import type { Order } from '#src/domain/order.ts';
import type { PurchaseIntent } from '#src/domain/purchase-intent.ts';

const ANNA = 'anna';
const MUG = 7;

function intent(requestId: string, changes: Partial<PurchaseIntent> = {}): PurchaseIntent {
  return {
    requestId,
    kind: 'order',
    state: 'draft',
    subject: ANNA,
    body: { cardId: 1, comment: '', date: '2026-11-20T12:00:00Z', description: '', prodId: MUG },
    confirmedPrice: 1200,
    createdAt: 1,
    sentAt: null,
    attempts: 0,
    orderId: null,
    rejection: null,
    isAcknowledged: false,
    ...changes,
  };
}
const store = (...intents: readonly PurchaseIntent[]) =>
  database().outbox.bulkPut(intents.map(toOutboxRow));
const ids = (intents: readonly PurchaseIntent[]) => intents.map(({ requestId }) => requestId);

/** One purchase in each state, the newest first in time. */
const STATES = ['draft', 'sending', 'unconfirmed', 'placed', 'rejected'] as const;
const storeEachState = () =>
  store(
    ...STATES.map((state, index) => intent(state, { state, createdAt: 10 - index, sentAt: index })),
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
    intent('refused', { state: 'rejected' }),
    intent('other', { body: { ...intent('').body, prodId: 8 } }),
  );
  const body = { ...intent('').body, comment: 'Синяя😀' };
  const values = { subject: ANNA, body, confirmedPrice: 900, state: 'sending', at: 5 } as const;
  const added = await storeIntent(values);
  expect(added).toEqual(
    intent(added.requestId, {
      state: 'sending',
      body: { ...body, comment: 'Синяя' },
      confirmedPrice: 900,
      createdAt: 5,
    }),
  );
  const stored = await database().outbox.toArray();
  expect(new Set(ids(stored))).toEqual(new Set(['of-ben', 'refused', 'other', added.requestId]));
  expect(await storeIntent({ ...values, at: 6 })).toMatchObject({ requestId: added.requestId });
  expect(await database().outbox.count()).toBe(4);
});

test('[R9.9] an event changes the stored purchase, and stores the order unless a later state of it is known', async () => {
  await store(intent('a', { state: 'sending' }), intent('b', { state: 'sending' }));
  const order = { id: 41, status: 'NEW_ORDER' } as Order;
  const placed = { type: 'placed', orderId: 41 } as const;
  expect(await storeIntentEvent('a', placed, order)).toMatchObject({ state: 'placed' });
  expect(await loadIntent('a')).toMatchObject({ state: 'placed', orderId: 41 });
  expect(await database().orders.get(41)).toMatchObject({ status: 'NEW_ORDER' });
  await storeIntentEvent('b', placed, { ...order, status: 'BUYING' });
  expect(await database().orders.get(41)).toMatchObject({ status: 'NEW_ORDER' });
  expect(await storeIntentEvent('gone', placed, order)).toBeUndefined();
  expect(await loadIntent('gone')).toBeNull();
});

test('[R9.9] a product’s screen gets its live purchase, its newest placed one that is not seen yet, and its draft', async () => {
  const nothing = { live: null, placed: null, draft: null };
  expect(await loadProductIntents(MUG, ANNA)).toEqual(nothing);
  await storeEachState();
  await store(
    intent('seen', { state: 'placed', createdAt: 99, isAcknowledged: true }),
    intent('newer', { state: 'placed', createdAt: 50 }),
    intent('older', { state: 'placed', createdAt: 2 }),
  );
  const { live, placed, draft } = await loadProductIntents(MUG, ANNA);
  expect(live?.requestId).toMatch(/sending|unconfirmed/);
  expect([placed?.requestId, draft?.requestId]).toEqual(['newer', 'draft']);
  expect(await loadProductIntents(MUG, 'ben')).toEqual(nothing);
  expect(await loadProductIntents(8, ANNA)).toEqual(nothing);
});

test('[R9.9] open purchases come oldest first, those to acknowledge newest first', async () => {
  await storeEachState();
  await store(
    intent('of-ben', { subject: 'ben', state: 'sending', createdAt: 3 }),
    intent('seen', { state: 'rejected', createdAt: 2, isAcknowledged: true }),
  );
  expect(ids(await loadLiveIntents(ANNA))).toEqual(['unconfirmed', 'sending']);
  expect(ids(await loadPendingIntents())).toEqual([
    'draft',
    'sending',
    'unconfirmed',
    'rejected',
    'of-ben',
    'seen',
  ]);
  expect(ids(await loadUnacknowledgedIntents())).toEqual([
    'sending',
    'unconfirmed',
    'placed',
    'rejected',
    'of-ben',
  ]);
});

test('[R9.9] placed purchases are found by the time of their last attempt', async () => {
  await store(
    intent('before', { state: 'placed', sentAt: 4 }),
    intent('then', { state: 'placed', sentAt: 5 }),
    intent('after', { state: 'placed', sentAt: 6 }),
    intent('never', { state: 'placed', sentAt: null }),
    intent('open', { state: 'unconfirmed', sentAt: 6 }),
  );
  expect(ids(await loadIntentsPlacedSince(5)).toSorted()).toEqual(['after', 'then']);
  expect(ids(await loadIntentsPlacedSince(0))).toContain('never');
});

test('[R9.9] an open purchase can be neither dismissed nor deleted; every other one can', async () => {
  await storeEachState();
  for (const state of STATES) await acknowledgeIntent(state);
  const seen = (await database().outbox.toArray()).filter((stored) => stored.isAcknowledged);
  expect(ids(seen).toSorted()).toEqual(['draft', 'placed', 'rejected']);
  await acknowledgeIntent('gone');
  for (const state of [...STATES, 'gone']) await deleteIntent(state);
  expect(ids(await database().outbox.toArray()).toSorted()).toEqual(['sending', 'unconfirmed']);
});
