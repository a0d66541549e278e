import { database } from '#src/data/db/database.ts';
import { hasArrived, type Order } from '#src/domain/order.ts';

async function load(ids: readonly number[]): Promise<readonly Order[]> {
  const found = await database().orders.bulkGet([...ids]);
  return found.flatMap((order) => (order && hasArrived(order) ? [order] : []));
}

/** Those of the given orders that have arrived, at the desk or an address; none once the database is closed. */
export const loadArrived = (ids: readonly number[]): Promise<readonly Order[]> =>
  load(ids).catch(() => []);
