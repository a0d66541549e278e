import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Order, OrderStatus } from '#src/domain/orders/order.ts';
import { acknowledgeReady, readyOrders } from '#src/state/member/ready-orders.ts';
import { sendCancellation } from '#src/sync/outbox/cancellation.ts';
import { POST_SENDERS } from '#src/sync/outbox/post-senders.ts';
import {
  completeOpenOrders,
  refreshOrder,
  refreshOrders,
  refreshOrdersById,
} from '#src/sync/refresh/orders.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const EMAIL = 'student@example.test';
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf(EMAIL) }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: EMAIL, email: EMAIL, firstName: '', lastName: '', roles: [] }),
}));

let app: TestApp;
let opened = 0;
/** Paths of the requests that the device sent. */
const requested: string[] = [];
/** What the next list of orders waits for after the service has made it. */
let held: (() => Promise<void>) | null = null;
/** The order of the test, new at the service and known to the device. */
let id = 0;

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requested.push(path);
    const response = await app.app.request(path, init);
    if (path.includes('/v2/api/orders')) {
      const wait = held;
      held = null;
      await wait?.();
    }
    return response;
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  opened += 1;
  await openDatabase(`area-updates-${opened}`);
  const response = await buy(app.app, app.seed.student, {
    prodId: app.seed.lesson,
    confirmedPrice: 100,
  });
  id = orderIdIn(await response.text());
  await refreshOrders();
  await completeOpenOrders();
  acknowledgeReady(readyOrders.ids);
});

const move = (status: OrderStatus, comment?: string) =>
  app.db.transaction((tx) => changeOrderStatus(tx, id, { status, comment }));
const stored = async () => {
  const order = await database().orders.get(id);
  return { status: order?.status, way: order?.history.map(({ status }) => status) };
};

test('[R2.19] [R9.5] the list brings a changed status; the known history stays until the complete one is fetched', async () => {
  await move('PROCESSING');
  await refreshOrders('visible');
  expect(await stored()).toEqual({ status: 'PROCESSING', way: ['NEW_ORDER'] });
  await completeOpenOrders();
  expect(await stored()).toEqual({ status: 'PROCESSING', way: ['NEW_ORDER', 'PROCESSING'] });
});

test('[R9.5] [R7.25] a refresh requests what changed since the newest known order, and one request brings its history', async () => {
  await move('PROCESSING');
  requested.length = 0;
  await refreshOrders();
  expect(await stored()).toEqual({ status: 'PROCESSING', way: ['NEW_ORDER', 'PROCESSING'] });
  expect(requested.filter((path) => path.includes('/orders'))).toEqual([
    expect.stringMatching(/statusDetail.*updatedSince=|updatedSince=.*statusDetail/),
  ]);
});

test('[R9.5] [R9.4] all orders are fetched once a day, when the member waits for them, and after one was damaged', async () => {
  const isWhole = async (refresh: () => Promise<void>) => {
    requested.length = 0;
    await refresh();
    return !requested.some((path) => path.includes('updatedSince'));
  };
  const known = (await database().orders.get(id)) as Order;
  const gone = { ...known, id: 999_999 };
  await database().orders.put(gone);
  expect(await isWhole(() => refreshOrders())).toBe(false);
  expect(await database().orders.get(gone.id)).toBeDefined();
  expect(await isWhole(() => refreshOrders('visible'))).toBe(true);
  expect(await database().orders.get(gone.id)).toBeUndefined();
  await storeMeta('allOrders', true, Date.now() - 25 * 60 * 60_000);
  expect(await isWhole(() => refreshOrders())).toBe(true);
  await database().orders.put({ ...gone, status: 5 as never });
  expect(await isWhole(() => refreshOrders())).toBe(true);
  expect(await database().orders.get(gone.id)).toBeUndefined();
});

test('[R2.19] an order that becomes ready is announced once, by the first response that says so', async () => {
  await move('DELIVERED', 'Стойка 3');
  await refreshOrder(id);
  expect(readyOrders.ids).toEqual([id]);
  acknowledgeReady([id]);
  await refreshOrders();
  expect(readyOrders.ids).toEqual([]);
});

test('[R2.19] a device that receives a ready order for the first time does not announce it', async () => {
  await move('DELIVERED');
  await database().orders.clear();
  await refreshOrders();
  expect((await stored()).status).toBe('DELIVERED');
  expect(readyOrders.ids).toEqual([]);
});

test('[R2.19] an order that became ready while the app was closed is announced at the next start', async () => {
  await move('DELIVERED');
  await openDatabase(`area-updates-${opened}`);
  await refreshOrders();
  expect(readyOrders.ids).toEqual([id]);
});

/** Requests the list and holds its response back; resolves once the service has made it. */
async function requestAndHold(): Promise<{ arrive: () => Promise<void> }> {
  const made = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  held = () => {
    made.resolve(undefined);
    return released.promise;
  };
  const list = refreshOrders();
  await made.promise;
  return {
    arrive: () => {
      released.resolve(undefined);
      return list;
    },
  };
}

test('[R2.19] [R9.5] a list that is older than the last response overwrites nothing, and nothing is announced twice', async () => {
  const { arrive } = await requestAndHold();
  await move('DELIVERED');
  await refreshOrder(id);
  expect(readyOrders.ids).toEqual([id]);
  acknowledgeReady([id]);
  await arrive();
  expect((await stored()).status).toBe('DELIVERED');
  await refreshOrders();
  expect(readyOrders.ids).toEqual([]);
});

test('[R4.4] [R9.5] a list that is older than a cancellation does not restore the order', async () => {
  const { arrive } = await requestAndHold();
  const post = waitingPost('cancellation', { orderId: id, reason: 'Передумал' });
  expect(await sendCancellation(post, true)).toBeNull();
  const refreshed = POST_SENDERS.cancellation.refresh(post, true);
  expect((await stored()).status).toBe('CANCELLED');
  await arrive();
  await refreshed;
  expect((await stored()).status).toBe('CANCELLED');
});

test('[R2.3] [R7.25] forty orders are refreshed with their histories by two requests; those that do not exist are named', async () => {
  const ids = [id, ...Array.from({ length: 39 }, (_, index) => 900_000 + index)];
  const before = requested.length;
  expect(await refreshOrdersById(ids)).toEqual(ids.slice(1));
  expect(requested.length - before).toBe(2);
  expect((await stored()).way).toEqual(['NEW_ORDER']);
});
