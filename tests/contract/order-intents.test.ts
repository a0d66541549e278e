import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { startIntent } from '#src/data/db/order-intents.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import {
  dismissOrder,
  reconcileOrders,
  saveOrderDraft,
  submitOrder,
} from '#src/sync/order-intents.ts';
import { session } from '#src/state/session.ts';
import { orders, orderStatus } from '#server/store/schema/order.ts';
import { product } from '#server/store/schema/product.ts';
import type { Fault } from '#tests/support/order-faults.ts';
import { COINS, OrderStage, PRICE } from '#tests/support/order-stage.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

const stage = new OrderStage();
const { buy, demand, expectOneOrder, ordersOf, spent, stored, untilResolved } = stage;
/** A killed tab leaves its database behind and nothing else. */
const reopen = () => openDatabase(session.who?.databaseName ?? '');

const LOSSES: readonly Fault[] = ['lost-before', 'lost-after', 'error-500', 'timeout', 'foreign'];

test.for([...LOSSES, 'limited' as const])(
  '[R7.31] [R9.9] an order whose answer was %s is unknown, then placed and charged once',
  async (fault) => {
    stage.faults = [fault];
    expect((await buy()).state).toBe('unknown');
    await reopen();
    await untilResolved();
    await expectOneOrder();
    expect(stage.sent).toHaveLength(2);
    expect(stage.sent[1]).toEqual(stage.sent[0]);
  },
);

test('[R9.9] the intent is on the device before the request leaves', async () => {
  let states: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body?: string }) => {
    if (init.method === 'POST') states = (await stored()).map(({ state }) => state);
    return stage.fetch(path, init);
  });
  await buy();
  vi.stubGlobal('fetch', stage.fetch);
  expect(states).toEqual(['sending']);
  await expectOneOrder();
});

test('[R9.9] a tab killed between writing and sending leaves an order that is placed by the next one', async () => {
  const body = demand();
  const wish = { subject: stage.member.email, body, confirmedAmount: PRICE, at: Date.now() };
  await startIntent({ ...wish, state: 'sending' });
  await reopen();
  await untilResolved();
  await expectOneOrder();
});

test('[R9.9] two tabs that find the same open order out together place it once', async () => {
  stage.faults = ['lost-after'];
  await buy();
  await Promise.all([untilResolved(), untilResolved()]);
  await untilResolved();
  await expectOneOrder();
});

test('[R9.9] a double click is one order, and while it is unknown another click asks about the same', async () => {
  stage.faults = ['lost-after', 'lost-before'];
  await Promise.all([buy(), buy()]);
  await buy();
  await untilResolved();
  await expectOneOrder();
  expect(new Set(stage.sent.map(({ id }) => id)).size).toBe(1);
});

test('[R7.31] a changed price is a refusal with the fresh figures, and nothing is charged', async () => {
  const intent = await submitOrder(demand(), PRICE + 1);
  expect(intent).toMatchObject({
    state: 'refused',
    refusal: { code: 'PRICE_CHANGED', details: { price: PRICE, balance: COINS } },
  });
  await reconcileOrders();
  expect(stage.sent).toHaveLength(1);
  expect(await spent()).toBe(0);
});

test('[R7.31] a request id that the service knows from another body is a refusal that is told', async () => {
  stage.faults = ['lost-after'];
  const { requestId, body } = await buy();
  await database().outbox.update(requestId, { body: { ...body, comment: 'another' } });
  await reconcileOrders();
  expect((await stored())[0]?.refusal).toMatchObject({ code: 'REQUEST_ID_REUSED' });
  expect(await spent()).toBe(PRICE);
});

test('[R9.9] a draft never goes out by itself; buying puts the order in its place', async () => {
  await saveOrderDraft(demand(), PRICE);
  await reconcileOrders();
  expect(stage.sent).toEqual([]);
  expect((await stored()).map(({ state }) => state)).toEqual(['draft']);
  await buy();
  await expectOneOrder();
});

test('[R9.8] [R9.9] another person’s open order never goes out', async () => {
  stage.faults = ['lost-before'];
  await buy();
  if (session.who) session.who = { ...session.who, sub: 'somebody-else' };
  await reconcileOrders();
  expect(stage.sent).toHaveLength(1);
});

test('[R6.3] in owner view nothing is bought and nothing is found out', async () => {
  stage.faults = ['lost-before'];
  await buy();
  viewOwner('owner@example.test');
  await reconcileOrders();
  await expect(buy()).rejects.toMatchObject({ category: 'forbidden' });
  viewOwner(null);
  expect(stage.sent).toHaveLength(1);
});

test('[R9.9] an open order stays until its outcome is known; a settled one can be dismissed', async () => {
  stage.faults = ['lost-before'];
  const { requestId } = await buy();
  await dismissOrder(requestId);
  expect(await stored()).toHaveLength(1);
  await reconcileOrders();
  await dismissOrder(requestId);
  expect(await stored()).toEqual([]);
});

const LONG_AGO = 31 * 86_400_000;

test('[R7.31] an intent older than the service’s memory is looked up in the list, never stage.sent again', async () => {
  stage.faults = ['lost-after'];
  const { requestId } = await buy();
  await database().outbox.update(requestId, { createdAt: Date.now() - LONG_AGO });
  await reconcileOrders();
  expect(stage.sent).toHaveLength(1);
  await expectOneOrder();
});

test('[R7.31] an intent older than the service’s memory that is in no list is refused, not bought', async () => {
  stage.faults = ['lost-before'];
  const { requestId } = await buy();
  await database().outbox.update(requestId, { createdAt: Date.now() - LONG_AGO });
  await reconcileOrders();
  expect((await stored())[0]?.refusal?.code).toBe('OUTCOME_FORGOTTEN');
  expect(await spent()).toBe(0);
});

const step = fc.constantFrom('buy', 'reconcile', 'two-tabs', 'kill');
const fault = fc.constantFrom<Fault>('none', 'none', 'limited', ...LOSSES);

test(
  '[R7.31] [R9.9] whatever the network does, each intent is one order and one charge, and all are resolved once it is back',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.array(fault, { maxLength: 6 }),
        async (steps, sequence) => {
          await stage.enterAsNewMember();
          stage.faults = [...sequence];
          const quiet = () => reconcileOrders().catch(() => undefined);
          for (const action of steps) {
            if (action === 'buy') await buy();
            if (action === 'reconcile') await quiet();
            if (action === 'two-tabs') await Promise.all([quiet(), quiet()]);
            if (action === 'kill') await reopen();
          }
          stage.faults = [];
          await untilResolved();
          const [intents, placed] = [await stored(), await ordersOf()];
          expect(intents.every(({ state }) => state === 'placed')).toBe(true);
          expect(placed).toHaveLength(intents.length);
          expect(new Set(placed.map(({ requestId }) => requestId))).toEqual(
            new Set(intents.map(({ requestId }) => requestId)),
          );
          expect(await spent()).toBe(placed.length * PRICE);
          expect(await database().orders.count()).toBe(placed.length);
          const bodies = Map.groupBy(stage.sent, ({ id }) => id ?? '');
          for (const same of bodies.values()) {
            expect(new Set(same.map(({ body }) => body)).size).toBe(1);
          }
          await stage.app.db
            .update(product)
            .set({ stock: 1000 })
            .where(eq(product.id, stage.app.seed.lesson));
        },
      ),
      { numRuns: 200 },
    );
    expect(await stage.app.db.$count(orderStatus)).toBe(await stage.app.db.$count(orders));
  },
);
