import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { database } from '#src/data/db/area/database.ts';
import { reconcilePurchases, submitPurchase } from '#src/sync/outbox/send-purchases.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { TestBuyer, PRICE } from '#tests/support/people/test-buyer.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const buyer = new TestBuyer();
const { buy, orderRequest, expectOneOrder, spent, stored, untilResolved } = buyer;

test('[R9.9] an order that cannot be sent without a token is a draft, and no later sign-in sends it', async () => {
  person.isSignedIn = false;
  expect((await buy()).state).toBe('draft');
  person.isSignedIn = true;
  await reconcilePurchases();
  expect(buyer.sent).toEqual([]);
  expect(await spent()).toBe(0);
  await buy();
  await expectOneOrder();
});

test('[R9.9] an order that was sent once stays unconfirmed when the next attempt has no token', async () => {
  buyer.faults = ['lost-after'];
  await buy();
  person.isSignedIn = false;
  await expect(reconcilePurchases()).rejects.toMatchObject({ category: 'unauthenticated' });
  expect((await stored())[0]?.state).toBe('waiting');
  person.isSignedIn = true;
  await untilResolved();
  await expectOneOrder();
});

test.for(['gateway-403', 'gateway-404', 'invalid', 'forbidden'] as const)(
  '[R7.31] [R9.9] when a retry after a lost response meets %s, the purchase is not rejected: it is placed and charged once',
  async (fault) => {
    buyer.faults = ['lost-after', fault];
    await buy();
    await expect(reconcilePurchases()).rejects.toThrow();
    expect((await stored())[0]?.state).toBe('waiting');
    await untilResolved();
    await expectOneOrder();
  },
);

const LONG_AGO = 31 * 86_400_000;

test('[R9.9] an order that cannot be looked up does not delay a newer one', async () => {
  buyer.faults = ['lost-before', 'lost-before'];
  const { requestId } = await buy();
  await submitPurchase(orderRequest(buyer.app.seed.mug), PRICE);
  await database().posts.update(requestId, { createdAt: Date.now() - LONG_AGO });
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { body?: string }) =>
    path.includes('/v2/api/orders')
      ? Promise.resolve(Response.json({ message: 'x', error: '', errorCode: 'X' }, { status: 500 }))
      : buyer.fetch(path, init),
  );
  await expect(reconcilePurchases()).rejects.toMatchObject({ category: 'server' });
  vi.stubGlobal('fetch', buyer.fetch);
  const states = (await stored()).map(({ body, state }) => [body.prodId, state]);
  expect(states).toContainEqual([buyer.app.seed.lesson, 'waiting']);
  expect(states.find(([id]) => id === buyer.app.seed.mug)?.[1]).not.toBe('waiting');
});

test('[R9.9] [R2.19] the response to a retry has the order as it was placed and does not overwrite its later status', async () => {
  buyer.faults = ['lost-after'];
  await buy();
  const [placed] = await buyer.ordersOf();
  await buyer.app.db.transaction((tx) =>
    changeOrderStatus(tx, placed?.id ?? 0, { status: 'PROCESSING' }),
  );
  await refreshOrders();
  await untilResolved();
  await expectOneOrder();
  expect(await database().orders.get(placed?.id ?? 0)).toMatchObject({ status: 'PROCESSING' });
});
