import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { isOrder, type Order } from '#src/domain/order.ts';

export interface StoredOrder {
  readonly id: number;
  /** Null when no order with this id is stored. */
  readonly order: Order | null;
}

export interface FoundOrders {
  /** One for each requested id, in the same order. */
  readonly places: readonly StoredOrder[];
  /** Whether orders were ever received: until then a missing order may still exist (R2.10). */
  readonly isKnown: boolean;
}

/** Loads the stored orders of the given ids, with an entry for each id (R2.3). */
export async function loadOrdersById(ids: readonly number[]): Promise<FoundOrders> {
  const db = database();
  const [meta, orders] = await Promise.all([loadMeta(db, 'orders'), db.orders.bulkGet([...ids])]);
  const found = new Map(orders.filter(isOrder).map((order) => [order.id, order]));
  return {
    places: ids.map((id) => ({ id, order: found.get(id) ?? null })),
    isKnown: meta !== undefined,
  };
}
