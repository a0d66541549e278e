import { database } from '#src/data/db/area/database.ts';
import { isOrder, type Order } from '#src/domain/orders/order.ts';

export interface StoredOrder {
  readonly id: number;
  /** Null when no order with this id is stored. */
  readonly order: Order | null;
}

/** Loads the stored orders of the given ids, with an entry for each id, in the same order (R2.3). */
export async function loadOrdersById(ids: readonly number[]): Promise<readonly StoredOrder[]> {
  const orders = await database().orders.bulkGet([...ids]);
  const found = new Map(orders.filter(isOrder).map((order) => [order.id, order]));
  return ids.map((id) => ({ id, order: found.get(id) ?? null }));
}
