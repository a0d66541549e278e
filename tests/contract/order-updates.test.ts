import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import type { OrderStatus } from '#src/domain/order.ts';
import { forgetReady, readyOrders } from '#src/state/ready-orders.ts';
import { requestCancellation } from '#src/sync/cancel-order.ts';
import { completeOpenOrders, refreshOrder, refreshOrders } from '#src/sync/refresh/orders.ts';
import { changeOrderStatus } from '#server/store/order-status.ts';
import { orderIdIn } from '#tests/support/live-buyer.ts';
import { buy } from '#tests/support/buy.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'student@example.test';
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf(EMAIL) }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: EMAIL, email: EMAIL, firstName: '', lastName: '', roles: [] }),
}));

let app: TestApp;
let opened = 0;
/** What the next list of orders waits for on its way, once the service has made it. */
let held: (() => Promise<void>) | null = null;
/** The order of the test, new at the service and known to the device. */
let id = 0;

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await app.app.request(path, init);
    if (path.includes('/v2/api/orders')) {
      const wait = held;
      held = null;
      await wait?.();
    }
    return answer;
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  opened += 1;
  await openDatabase(`area-updates-${opened}`);
  const answer = await buy(app.app, app.seed.student, { prodId: app.seed.lesson, amount: 100 });
  id = orderIdIn(await answer.text());
  await refreshOrders();
  await completeOpenOrders();
  forgetReady(readyOrders.ids);
});

const move = (status: OrderStatus, comment: string | null = null) =>
  changeOrderStatus(app.db, id, status, comment);
const stored = async () => {
  const order = await database().orders.get(id);
  return { status: order?.status, way: order?.history.map(({ status }) => status) };
};

test('[R2.19] [R9.5] a change of status comes with the list; what was known of its history stays until the rest is there', async () => {
  await move('PROCESSING');
  await refreshOrders();
  expect(await stored()).toEqual({ status: 'PROCESSING', way: ['NEW_ORDER'] });
  await completeOpenOrders();
  expect(await stored()).toEqual({ status: 'PROCESSING', way: ['NEW_ORDER', 'PROCESSING'] });
});

test('[R2.19] an order that has come to the desk is told once, whichever call learns of it', async () => {
  await move('DELIVERED', 'Стойка 3');
  await refreshOrder(id);
  expect(readyOrders.ids).toEqual([id]);
  forgetReady([id]);
  await refreshOrders();
  expect(readyOrders.ids).toEqual([]);
});

test('[R2.19] on a device that sees an order for the first time it is no news that it is ready', async () => {
  await move('DELIVERED');
  await database().orders.clear();
  await refreshOrders();
  expect((await stored()).status).toBe('DELIVERED');
  expect(readyOrders.ids).toEqual([]);
});

test('[R2.19] an order that came to the desk while the app was closed is told at its next start', async () => {
  await move('DELIVERED');
  await openDatabase(`area-updates-${opened}`);
  await refreshOrders();
  expect(readyOrders.ids).toEqual([id]);
});

/** Asks for the list and holds its answer back; resolves once the service has made it. */
async function askAndHold(): Promise<{ arrive: () => Promise<void> }> {
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

test('[R2.19] [R9.5] a list that was made before a newer answer takes nothing back, and nothing is told twice', async () => {
  const { arrive } = await askAndHold();
  await move('DELIVERED');
  await refreshOrder(id);
  expect(readyOrders.ids).toEqual([id]);
  forgetReady([id]);
  await arrive();
  expect((await stored()).status).toBe('DELIVERED');
  await refreshOrders();
  expect(readyOrders.ids).toEqual([]);
});

test('[R4.4] [R9.5] a cancelled order does not come back to life by a list that was made before', async () => {
  const { arrive } = await askAndHold();
  expect(await requestCancellation(id, 'Передумал', crypto.randomUUID())).toEqual({
    outcome: 'done',
  });
  expect((await stored()).status).toBe('CANCELLED');
  await arrive();
  await expect.poll(async () => (await stored()).status).toBe('CANCELLED');
});
