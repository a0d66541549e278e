import { cancelOrder } from '#src/data/api/orders.ts';
import { database } from '#src/data/db/database.ts';
import { cancelledKey } from '#src/domain/change-events.ts';
import type { Order } from '#src/domain/order.ts';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { refreshOrder, refreshOrders } from '../refresh/orders.ts';
import { refreshProduct } from '../refresh/product.ts';

/** Outcome of a cancellation: done, unknown (retry with the same id), or refused with a text. */
export type Cancellation =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'refused'; readonly text: string | null };

/** A poll of another tab may have seen the cancellation first: it is no news for the member who cancels. */
function storeCancelled(order: Order): Promise<void> {
  const db = database();
  return db.transaction('rw', db.orders, db.events, async () => {
    await db.orders.put(order);
    await db.events.delete(cancelledKey(order.id));
  });
}

/**
 * Cancels an order and stores the service's result (R4.4); the next round refreshes the coins. After a
 * refusal the order is refreshed: its status has changed at the service.
 */
export async function requestCancellation(
  id: number,
  reason: string,
  requestId: string,
): Promise<Cancellation> {
  let order: Order;
  try {
    order = await cancelOrder(id, reason, requestId);
  } catch (error) {
    const isServers = error instanceof ServiceError && error.category === 'server';
    if (lacksResponse(error) || isServers) return { outcome: 'unknown' };
    await refreshOrder(id).catch(() => undefined);
    return { outcome: 'refused', text: error instanceof ServiceError ? error.text : null };
  }
  // The service has cancelled it, whether the device stores that or not.
  await withMemoryFallback(() => storeCancelled(order)).catch(() => undefined);
  // A pending older list may arrive after this response; the sync status shows a failure. The pieces are
  // on sale again.
  void Promise.allSettled([refreshOrders(), refreshProduct(order.prodId)]);
  return { outcome: 'done' };
}
