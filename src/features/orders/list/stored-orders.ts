import { Dexie, type Collection } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { loadIntentsPlacedSince } from '#src/data/db/outbox/purchase-intents.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { ANY_STATUS, isOrder, type Order } from '#src/domain/orders/order.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';

/** Filter of the list. */
export interface OrdersFilter {
  readonly kinds: readonly ProductKind[];
  /** One status, or ANY. */
  readonly status: string;
}

const ordersOf = (kind: ProductKind, status: string): Collection<Order, number> => {
  const { orders } = database();
  return status === ANY_STATUS
    ? orders.where('[kind+id]').between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    : orders
        .where('[kind+status+id]')
        .between([kind, status, Dexie.minKey], [kind, status, Dexie.maxKey]);
};

/** Loads orders that pass the filter, newest first, by index, up to `limit` (R2.19), with the number of all. */
export async function loadOrders({ kinds, status }: OrdersFilter, limit: number) {
  const ranges = kinds.map((kind) => ordersOf(kind, status));
  const [counts, lists] = await Promise.all([
    Promise.all(ranges.map((range) => range.count())),
    Promise.all(ranges.map((range) => range.clone().reverse().limit(limit).toArray())),
  ]);
  return {
    orders: lists
      .flat()
      .filter(isOrder)
      .sort((a, b) => b.id - a.id)
      .slice(0, limit),
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** Counts the stored orders with the status (or any) for each list of kinds (R2.19). */
export const loadOrderCounts = (
  lists: readonly (readonly ProductKind[])[],
  status: string,
): Promise<readonly number[]> =>
  Promise.all(
    lists.map(async (kinds) => {
      const ofKinds = await Promise.all(kinds.map((kind) => ordersOf(kind, status).count()));
      return ofKinds.reduce((sum, count) => sum + count, 0);
    }),
  );

/** Ids of the orders that were placed in this visit (R9.9). */
export async function loadNewOrderIds(): Promise<ReadonlySet<number>> {
  const placed = await loadIntentsPlacedSince(performance.timeOrigin);
  return new Set(placed.flatMap(({ orderId }) => orderId ?? []));
}

/** Ids of the orders whose cancellation waits or is not confirmed. */
export async function loadCancellingIds(): Promise<ReadonlySet<number>> {
  const posts = await loadPosts('cancellation');
  return new Set(posts.filter(isPending).map(({ body }) => body.orderId));
}
