import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import { ANY_STATUS, type Order, type ProductKind } from '#src/domain/order.ts';

/** Which orders are listed. */
export interface OrdersFilter {
  readonly kinds: readonly ProductKind[];
  /** One status, or ANY. */
  readonly status: string;
}

const newestOf = (kind: ProductKind, status: string, limit: number): Promise<Order[]> => {
  const { orders } = database();
  const range =
    status === ANY_STATUS
      ? orders.where('[kind+id]').between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      : orders
          .where('[kind+status+id]')
          .between([kind, status, Dexie.minKey], [kind, status, Dexie.maxKey]);
  return range.reverse().limit(limit).toArray();
};

export interface StoredOrders {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Whether orders were ever received. */
  readonly isKnown: boolean;
}

/** Stored orders that pass the filter, newest first, read by index up to `limit` (R2.19). */
export async function listOrders(
  { kinds, status }: OrdersFilter,
  limit: number,
): Promise<StoredOrders> {
  const [meta, ...lists] = await Promise.all([
    readMeta(database(), 'orders'),
    ...kinds.map((kind) => newestOf(kind, status, limit)),
  ]);
  const orders = lists.flat().sort((a, b) => b.id - a.id);
  return { orders: orders.slice(0, limit), isKnown: meta !== undefined };
}

/** When the stored orders were received, in ms since the epoch; null before the first time. */
export async function ordersUpdatedAt(): Promise<number | null> {
  const meta = await readMeta(database(), 'orders');
  return meta?.updatedAt ?? null;
}
