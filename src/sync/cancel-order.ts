import { cancelOrder } from '#src/data/api/orders.ts';
import { database } from '#src/data/db/database.ts';
import type { Order } from '#src/domain/order.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { orInMemory } from './full-storage.ts';
import { refreshOrder, refreshOrders } from './refresh/orders.ts';

/** What became of a cancellation: done, unknown (ask again with the same id), or refused with a text. */
export type Cancellation =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'refused'; readonly text: string | null };

/**
 * Cancels an order and stores it as the service then has it (R4.4); coins follow with the next round. After
 * a refusal the order is asked for again, for it has moved on at the service.
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
    if (isNoAnswer(error) || isServers) return { outcome: 'unknown' };
    await refreshOrder(id).catch(() => undefined);
    return { outcome: 'refused', text: error instanceof ServiceError ? error.text : null };
  }
  // The service has cancelled it: a device that does not keep that changes nothing of it.
  await orInMemory(() => database().orders.put(order)).catch(() => undefined);
  // An older list that was under way may come after this answer; whatever comes of it shows in its status.
  void refreshOrders().catch(() => undefined);
  return { outcome: 'done' };
}
