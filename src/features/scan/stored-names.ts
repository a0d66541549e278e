import { database } from '#src/data/db/database.ts';
import type { LocalText } from '#src/domain/text.ts';

/** Loads product names by order id; null for an order that is not stored. */
export async function findNames(
  ids: readonly number[],
): Promise<ReadonlyMap<number, LocalText | null>> {
  const orders = await database().orders.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, orders[index]?.productName ?? null]));
}
