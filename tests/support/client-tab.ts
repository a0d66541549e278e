import { vi } from 'vitest';
import type { OrderDemand, OrderIntent } from '#src/domain/outbox.ts';

/** One tab of the client: its own modules over the device's shared storage. */
export interface ClientTab {
  readonly buy: (body: OrderDemand, amount: number) => Promise<OrderIntent>;
  /** A round of the loop's reconciliation; resolves whether nothing was left without an answer. */
  readonly reconcile: () => Promise<boolean>;
  readonly intents: () => Promise<OrderIntent[]>;
  /** Its database goes away under whatever it is doing. */
  readonly die: () => void;
  /** A tab in its place, on what the dead one left on the device. */
  readonly reopen: () => Promise<void>;
}

/** Opens a tab of a signed-in person; tabs of one `databaseName` share their storage. */
export async function openTab(email: string, databaseName: string): Promise<ClientTab> {
  vi.resetModules();
  const [orders, { session }, db] = await Promise.all([
    import('#src/sync/order-intents.ts'),
    import('#src/state/session.ts'),
    import('#src/data/db/database.ts'),
  ]);
  session.who = { sub: email, email, firstName: '', lastName: '', roles: [], databaseName };
  const reopen = async () => {
    await db.openDatabase(databaseName);
  };
  await reopen();
  return {
    buy: orders.submitOrder,
    reconcile: () =>
      orders.reconcileOrders().then(
        () => true,
        () => false,
      ),
    intents: () => db.database().outbox.toArray(),
    die: db.closeDatabase,
    reopen,
  };
}
