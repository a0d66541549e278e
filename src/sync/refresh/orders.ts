import { fetchOrder, fetchOrders } from '#src/data/api/orders.ts';
import type { AreaDatabase } from '#src/data/db/area-database.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { becameReady, hasWholeHistory, isOpen, type Order } from '#src/domain/order.ts';
import { tellReady } from '#src/state/ready-orders.ts';
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

let asked = 0;
/** By order, when that was asked for which is stored: the how manieth question it was. */
const storedFrom = new Map<number, number>();

/** Whether an answer is not older than what is stored of the order: answers overtake each other. */
const isLatest = (id: number, question: number): boolean => (storedFrom.get(id) ?? 0) <= question;

/**
 * Puts orders in the place of those that are stored and tells which have come to the desk since. The list
 * comes without histories: a stored one stays, for what happened before a change is as it was.
 */
async function putOrders(
  db: AreaDatabase,
  answered: readonly Order[],
  question: number,
): Promise<readonly number[]> {
  const orders = answered.filter(({ id }) => isLatest(id, question));
  for (const { id } of orders) storedFrom.set(id, question);
  const stored = await db.orders.bulkGet(orders.map((order) => order.id));
  const merged = orders.map((order, index) => {
    const history = order.history.length > 0 ? order.history : (stored[index]?.history ?? []);
    return { ...order, history };
  });
  await db.orders.bulkPut(merged);
  return orders.filter((order, index) => becameReady(stored[index], order)).map(({ id }) => id);
}

/** Only what was here before the answer was asked for can be gone: an order may be placed meanwhile. */
async function replaceOrders(
  before: readonly number[],
  orders: readonly Order[],
  question: number,
): Promise<void> {
  const db = database();
  const ready = await db.transaction('rw', db.orders, db.meta, async () => {
    const ids = new Set(orders.map((order) => order.id));
    await db.orders.bulkDelete(before.filter((id) => !ids.has(id)));
    await writeMeta(db, 'orders', true, Date.now());
    return putOrders(db, orders, question);
  });
  tellReady(ready);
}

/** Refreshes one order with its history (R7.26). */
export async function refreshOrder(id: number): Promise<void> {
  const question = (asked += 1);
  const order = await fetchOrder(id);
  const ready = await orInMemory(() => {
    const db = database();
    return db.transaction('rw', db.orders, () => putOrders(db, [order], question));
  });
  tellReady(ready);
}

/** Replaces the stored orders by the service's (R7.25). */
export const refreshOrders = (): Promise<void> =>
  track('orders', async () => {
    const before = await database().orders.toCollection().primaryKeys();
    const question = (asked += 1);
    await replaceOrders(before, await fetchAll(), question);
  });

/** Fetches what is missing of the histories of the newest open orders, so that they are there offline. */
export async function completeOpenOrders(): Promise<void> {
  const incomplete = await database()
    .orders.reverse()
    .filter((order) => isOpen(order) && !hasWholeHistory(order))
    .limit(PREFETCHED)
    .primaryKeys();
  for (const id of incomplete) await refreshOrder(id);
}
