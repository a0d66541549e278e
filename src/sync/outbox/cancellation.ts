import { cancelOrder } from '#src/data/api/shop/orders.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { cancelledKey } from '#src/domain/events/change-events.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { postEventOf, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { refreshOrder } from '../refresh/orders.ts';
import { refreshProduct } from '../refresh/product.ts';

type Cancellation = OutboxPost<'cancellation'>;

/** A poll of another tab may have stored its event first; the member who waits for it needs no event. */
function storeCancelled(order: Order): Promise<void> {
  return writeTables(['orders', 'events'], async (db) => {
    await db.orders.put(order);
    await db.events.delete(cancelledKey(order.id));
  });
}

/** Whether a refused cancellation has nothing left to do: another device has cancelled the order. */
async function isCancelled(id: number): Promise<boolean> {
  await refreshOrder(id).catch(() => undefined);
  return (await database().orders.get(id))?.status === 'CANCELLED';
}

/**
 * Cancels an order (R4.4). After a refusal the order is refreshed: its status has changed at the service. A
 * cancellation that the member does not wait for raises its event in the refresh.
 * @throws {ServiceError} the service's refusal, or no response
 */
export async function sendCancellation(
  { body, requestId }: Cancellation,
  isAwaited: boolean,
): Promise<null> {
  try {
    const order = await cancelOrder(body.orderId, body.reason, requestId);
    // The service has cancelled it, whether the device stores that or not.
    if (order && isAwaited) await storeCancelled(order).catch(() => undefined);
    // The pieces are on sale again.
    if (order) void refreshProduct(order.prodId).catch(() => undefined);
  } catch (error) {
    const isRefused = error instanceof ServiceError && postEventOf(error).type === 'refused';
    if (!isRefused || !(await isCancelled(body.orderId))) throw error;
  }
  return null;
}
