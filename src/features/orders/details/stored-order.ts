import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Order } from '#src/domain/order.ts';

export interface StoredOrder {
  readonly id: number;
  /** Null when no order of this id is stored. */
  readonly order: Order | null;
}

export interface FoundOrders {
  /** One for each id asked for, in that order. */
  readonly places: readonly StoredOrder[];
  /** Whether orders were ever received: until then «not found» is not known (R2.10). */
  readonly isKnown: boolean;
}

/** The stored orders of the given ids, with a place for each id (R2.3). */
export async function findOrders(ids: readonly number[]): Promise<FoundOrders> {
  const db = database();
  const [orders, meta] = await Promise.all([db.orders.bulkGet([...ids]), readMeta(db, 'orders')]);
  return {
    places: ids.map((id, index) => ({ id, order: orders[index] ?? null })),
    isKnown: meta !== undefined,
  };
}
