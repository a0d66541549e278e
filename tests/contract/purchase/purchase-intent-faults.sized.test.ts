import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { session } from '#src/state/session/session.ts';
import { reconcilePurchases } from '#src/sync/outbox/send-purchases.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { LOSSES, type Fault } from '#tests/support/faults/order-faults.ts';
import { TestBuyer, PRICE } from '#tests/support/people/test-buyer.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const buyer = new TestBuyer();
const { buy, ordersOf, spent, stored, untilResolved } = buyer;
/** A killed tab leaves only its database behind. */
const reopen = () => openDatabase(session.member?.databaseName ?? '');

const step = fc.constantFrom('buy', 'reconcile', 'two-tabs', 'kill');
const fault = fc.constantFrom<Fault>('none', 'none', ...LOSSES);

test(
  '[R7.31] [R9.9] under any network faults each intent becomes one order and one charge once the network is back',
  { timeout: SOAK.timeoutMs },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.array(fault, { maxLength: 6 }),
        async (steps, sequence) => {
          await buyer.enterAsNewMember();
          buyer.faults = [...sequence];
          const quiet = () => reconcilePurchases().catch(() => undefined);
          for (const action of steps) {
            if (action === 'buy') await buy();
            if (action === 'reconcile') await quiet();
            if (action === 'two-tabs') await Promise.all([quiet(), quiet()]);
            if (action === 'kill') await reopen();
          }
          buyer.faults = [];
          await untilResolved();
          const [intents, placed] = [await stored(), await ordersOf()];
          expect(intents.every(({ state }) => state === 'sent')).toBe(true);
          expect(placed).toHaveLength(intents.length);
          expect(new Set(placed.map(({ requestId }) => requestId))).toEqual(
            new Set(intents.map(({ requestId }) => requestId)),
          );
          expect(await spent()).toBe(placed.length * PRICE);
          expect(await database().orders.count()).toBe(placed.length);
          const bodies = Map.groupBy(buyer.sent, ({ id }) => id ?? '');
          for (const same of bodies.values()) {
            expect(new Set(same.map(({ body }) => body)).size).toBe(1);
          }
          await buyer.app.db
            .update(product)
            .set({ stock: 1000 })
            .where(eq(product.id, buyer.app.seed.lesson));
        },
      ),
      { numRuns: SOAK.intentRuns },
    );
    expect(await buyer.app.db.$count(orderStatus)).toBe(await buyer.app.db.$count(orders));
  },
);
