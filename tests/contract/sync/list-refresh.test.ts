import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { refreshCards } from '#src/sync/refresh/cards.ts';
import { refreshOperations } from '#src/sync/refresh/operations.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const EMAIL = 'student@example.test';
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf(EMAIL) }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: EMAIL, email: EMAIL, firstName: '', lastName: '', roles: [] }),
}));

let app: TestApp;
let opened = 0;
/** What the next response waits for; it fails at once when its request is cancelled, as in a browser. */
let held: Promise<void> | null = null;
let signals: (AbortSignal | null | undefined)[] = [];

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    signals.push(init.signal);
    const wait = held;
    held = null;
    const cancelled = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    if (wait) await Promise.race([wait, cancelled]);
    return app.app.request(path, { ...init, signal: null });
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  opened += 1;
  await openDatabase(`area-lists-${opened}`);
  signals = [];
});

test('[R4.17] a silent refresh cancels the request of the one before; both end with its response and no loading is shown', async () => {
  held = new Promise(() => undefined);
  const shown = new Set<string>();
  const first = refreshCards().finally(() => shown.add(syncStatus.cards.state));
  await waitUntil(() => signals.length === 1);
  shown.add(syncStatus.cards.state);
  const second = refreshCards();
  await Promise.all([first, second]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(await database().cards.count()).toBeGreaterThan(0);
  expect([...shown]).toEqual(['idle']);
});

test('[R4.17] a failure stays on the screen while a silent refresh runs, and a visible one shows that it loads', async () => {
  await refreshOrders();
  const failing = app.app.request;
  app.app.request = () => new Response('{}', { status: 503 });
  await expect(refreshOrders()).rejects.toThrow();
  app.app.request = failing;
  expect(syncStatus.orders.state).toBe('failed');

  const response = Promise.withResolvers<void>();
  held = response.promise;
  const silent = refreshOrders();
  await waitUntil(() => held === null);
  expect(syncStatus.orders.state).toBe('failed');
  const visible = refreshOrders('visible');
  expect(syncStatus.orders.state).toBe('loading');
  response.resolve();
  await Promise.all([silent, visible]);
  expect(syncStatus.orders.state).toBe('idle');
});

test('[R4.7] the response to an earlier request than another tab’s counts as no change of the cards', async () => {
  await refreshCards();
  const response = Promise.withResolvers<void>();
  held = response.promise;
  const slow = refreshCards();
  await waitUntil(() => held === null);
  const requestedAt = Date.now();
  await waitUntil(() => Date.now() > requestedAt);
  // Another tab is faster, and the member has no card any more.
  await database().cards.clear();
  await storeMeta('cards', true, Date.now());
  response.resolve();
  await slow;
  expect(await database().cards.toArray()).toEqual([]);
  expect(await database().events.toArray()).toEqual([]);
  await refreshCards();
  expect(await database().cards.count()).toBeGreaterThan(0);
});

test('[R4.7] the operations of an order and of its refund name the order', async () => {
  await refreshOperations();
  const response = await buy(app.app, app.seed.student, {
    prodId: app.seed.lesson,
    confirmedPrice: 100,
  });
  const id = orderIdIn(await response.text());
  await app.db.transaction((tx) => changeOrderStatus(tx, id, { status: 'CANCELLED' }));
  await refreshOperations();
  const events = await database().events.toArray();
  expect(events.map(({ operation }) => [operation?.type, operation?.orderId])).toEqual([
    ['ORDER', id],
    ['CANCEL_ORDER', id],
  ]);
});
