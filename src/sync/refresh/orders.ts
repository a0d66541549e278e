import { fetchOrder, fetchOrders } from '#src/data/api/orders.ts';
import type { AreaDatabase } from '#src/data/db/area-database.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { isOpen, type Order } from '#src/domain/order.ts';
import { orInMemory } from '../full-storage.ts';
import { track } from './track.ts';

const PAGE = 200;
/** How many open orders get their history ahead of being looked at. */
const PREFETCHED = 10;

async function fetchAll(): Promise<readonly Order[]> {
  const all: Order[] = [];
  let cursor: number | undefined;
  do {
    const page = await fetchOrders({ cursor, limit: PAGE });
    all.push(...page.orders);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** The list comes without histories: a stored history of an unchanged order stays. */
async function withKnownHistory(db: AreaDatabase, orders: readonly Order[]): Promise<Order[]> {
  const stored = await db.orders.bulkGet(orders.map((order) => order.id));
  return orders.map((order, index) => {
    const known = stored[index];
    const keeps = order.history.length === 0 && known?.updatedAt === order.updatedAt;
    return keeps ? { ...order, history: known.history } : order;
  });
}

/** Only what was here before the answer was asked for can be gone: an order may be placed meanwhile. */
async function replaceOrders(before: readonly number[], orders: readonly Order[]): Promise<void> {
  const db = database();
  await db.transaction('rw', db.orders, db.meta, async () => {
    const merged = await withKnownHistory(db, orders);
    const ids = new Set(orders.map((order) => order.id));
    await db.orders.bulkDelete(before.filter((id) => !ids.has(id)));
    await db.orders.bulkPut(merged);
    await writeMeta(db, 'orders', true, Date.now());
  });
}

/** Refreshes one order with its history (R7.26). */
export async function refreshOrder(id: number): Promise<void> {
  const order = await fetchOrder(id);
  await orInMemory(() => database().orders.put(order));
}

/** Replaces the stored orders by the service's (R7.25). */
export const refreshOrders = (): Promise<void> =>
  track('orders', async () => {
    const before = await database().orders.toCollection().primaryKeys();
    await replaceOrders(before, await fetchAll());
  });

/** Fetches the histories of the newest open orders, so that they are there offline. */
export async function completeOpenOrders(): Promise<void> {
  const incomplete = await database()
    .orders.reverse()
    .filter((order) => isOpen(order) && order.history.length === 0)
    .limit(PREFETCHED)
    .primaryKeys();
  for (const id of incomplete) await refreshOrder(id);
}
