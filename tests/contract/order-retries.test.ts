import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { database } from '#src/data/db/database.ts';
import { reconcileOrders, submitOrder } from '#src/sync/order-intents.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { changeOrderStatus } from '#server/store/order-status.ts';
import { OrderStage, PRICE } from '#tests/support/order-stage.ts';
import { person } from '#tests/support/signed-in-person.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

const stage = new OrderStage();
const { buy, demand, expectOneOrder, spent, stored, untilResolved } = stage;

test('[R9.9] an order that could not leave for want of a token is a draft, and no later sign-in sends it', async () => {
  person.isSignedIn = false;
  expect((await buy()).state).toBe('draft');
  person.isSignedIn = true;
  await reconcileOrders();
  expect(stage.sent).toEqual([]);
  expect(await spent()).toBe(0);
  await buy();
  await expectOneOrder();
});

test('[R9.9] an order that left once stays unknown when the next attempt has no token', async () => {
  stage.faults = ['lost-after'];
  await buy();
  person.isSignedIn = false;
  await expect(reconcileOrders()).rejects.toMatchObject({ category: 'unauthenticated' });
  expect((await stored())[0]?.state).toBe('unknown');
  person.isSignedIn = true;
  await untilResolved();
  await expectOneOrder();
});

test.for(['gateway-403', 'gateway-404', 'invalid', 'forbidden'] as const)(
  '[R7.31] [R9.9] a lost answer whose retry meets %s is no refusal: it is placed and charged once',
  async (fault) => {
    stage.faults = ['lost-after', fault];
    await buy();
    await expect(reconcileOrders()).rejects.toThrow();
    expect((await stored())[0]?.state).toBe('unknown');
    await untilResolved();
    await expectOneOrder();
  },
);

const LONG_AGO = 31 * 86_400_000;

test('[R9.9] an order that cannot be looked up holds up no newer one', async () => {
  stage.faults = ['lost-before', 'lost-before'];
  const { requestId } = await buy();
  await submitOrder(demand(stage.app.seed.mug), PRICE);
  await database().outbox.update(requestId, { createdAt: Date.now() - LONG_AGO });
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { body?: string }) =>
    path.includes('/v2/api/orders')
      ? Promise.resolve(Response.json({ message: 'x', error: '', errorCode: 'X' }, { status: 500 }))
      : stage.fetch(path, init),
  );
  await expect(reconcileOrders()).rejects.toMatchObject({ category: 'server' });
  vi.stubGlobal('fetch', stage.fetch);
  const states = (await stored()).map(({ body, state }) => [body.prodId, state]);
  expect(states).toContainEqual([stage.app.seed.lesson, 'unknown']);
  expect(states.find(([id]) => id === stage.app.seed.mug)?.[1]).not.toBe('unknown');
});

test('[R9.9] [R2.19] a retry that is answered with the order as it was placed does not take back how far it has come', async () => {
  stage.faults = ['lost-after'];
  await buy();
  const [placed] = await stage.ordersOf();
  await changeOrderStatus(stage.app.db, placed?.id ?? 0, 'PROCESSING', null);
  await refreshOrders();
  await untilResolved();
  await expectOneOrder();
  expect(await database().orders.get(placed?.id ?? 0)).toMatchObject({ status: 'PROCESSING' });
});
