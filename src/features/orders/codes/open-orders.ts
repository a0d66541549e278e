import { Dexie } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import { isOpen, isOrder, isReady, ORDER_STATUSES, type Order } from '#src/domain/orders/order.ts';

/** Limit of the codes in the pickup view: more than a person carries to a desk at once. */
export const MOST_CODES = 20;

/**
 * What the pickup view shows at once: the orders that are ready, or all where none is; and those that the desk does
 * not have yet.
 */
export function splitForDesk(orders: readonly Order[]) {
  const ready = orders.filter(isReady);
  if (ready.length === 0) return { shown: orders, onTheWay: [] };
  return { shown: ready, onTheWay: orders.filter((order) => !isReady(order)) };
}

/** Open orders for the pickup desk: ready ones first, then the newest (R2.20). */
export async function loadOpenOrders(): Promise<Order[]> {
  const { orders } = database();
  const open = ORDER_STATUSES.filter((status) => isOpen({ status }));
  const lists = await Promise.all(
    open.map((status) =>
      orders
        .where('[status+id]')
        .between([status, Dexie.minKey], [status, Dexie.maxKey])
        .reverse()
        .limit(MOST_CODES)
        .toArray(),
    ),
  );
  return lists
    .flat()
    .filter(isOrder)
    .sort((a, b) => Number(isReady(b)) - Number(isReady(a)) || b.id - a.id)
    .slice(0, MOST_CODES);
}
