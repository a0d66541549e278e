import { vi } from 'vitest';
import type { OrderRequest } from '#src/domain/orders/order.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';

/** One tab of the app: its own modules over the device's shared storage. */
export interface AppTab {
  readonly buy: (body: OrderRequest, confirmedPrice: number) => Promise<PurchaseIntent>;
  /** A round of the loop's reconciliation; resolves with whether every outcome is known. */
  readonly reconcile: () => Promise<boolean>;
  readonly intents: () => Promise<PurchaseIntent[]>;
  /** Closes its database in the middle of its work, as the end of its process does. */
  readonly kill: () => void;
  /** Opens a tab in its place, with what the killed one left on the device. */
  readonly reopen: () => Promise<void>;
}

/** Opens a tab of a signed-in person; tabs of one `databaseName` share their storage. */
export async function openTab(email: string, databaseName: string): Promise<AppTab> {
  vi.resetModules();
  const [orders, { session }, db, { loadPosts }] = await Promise.all([
    import('#src/sync/outbox/send-purchases.ts'),
    import('#src/state/session/session.ts'),
    import('#src/data/db/area/database.ts'),
    import('#src/data/db/outbox/posts.ts'),
  ]);
  session.member = { sub: email, email, firstName: '', lastName: '', roles: [], databaseName };
  const reopen = async () => {
    await db.openDatabase(databaseName);
  };
  await reopen();
  return {
    buy: orders.submitPurchase,
    reconcile: () =>
      orders.reconcilePurchases().then(
        () => true,
        () => false,
      ),
    intents: () => loadPosts('order'),
    kill: db.closeDatabase,
    reopen,
  };
}
