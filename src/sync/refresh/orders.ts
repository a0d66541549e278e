import { fetchOrder, fetchOrders } from '#src/data/api/shop/orders.ts';
import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { isOlderThan } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { detectOrderEvents } from '#src/domain/events/change-events.ts';
import {
  becameReady,
  hasWholeHistory,
  isOpen,
  isOrder,
  MOST_REQUESTED_ORDERS,
  type Order,
} from '#src/domain/orders/order.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { isOwnerView, viewedPicture } from '#src/platform/owner-view/owner-view.ts';
import { notifyReadyOrders } from '#src/state/member/ready-orders.ts';
import { addMemberEvents } from '../events/member-events.ts';
import { changesSince } from './changes-since.ts';
import { tracked } from './track.ts';

const PAGE = 200;
/** Number of open orders whose history is loaded in advance. */
const PREFETCHED = 10;

/** How often all orders are fetched, in ms: what is gone, or was corrected, is in no list of changes. */
const WHOLE_EVERY_MS = 86_400_000;

async function fetchPages(
  query: { readonly updatedSince?: string | undefined; readonly withHistory: boolean },
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const all: Order[] = [];
  let cursor: number | undefined;
  do {
    const page = await fetchOrders({ ...query, cursor, limit: PAGE }, signal);
    all.push(...page.orders);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

let lastRequest = 0;
/** Sequence number of the request of the last stored response, by order id. */
const storedFrom = new Map<number, number>();

/**
 * Whether a response belongs to no earlier request than the stored one: responses may arrive out of
 * order.
 */
const isLatest = (id: number, request: number): boolean => (storedFrom.get(id) ?? 0) <= request;

/**
 * Stores orders with the events of their changes (R4.7) and returns those that became ready. The list has no
 * histories: a stored history stays, because past entries do not change.
 */
async function putOrders(
  db: AreaDatabase,
  received: readonly Order[],
  request: number,
): Promise<readonly number[]> {
  const orders = received.filter(({ id }) => isLatest(id, request));
  for (const { id } of orders) storedFrom.set(id, request);
  const stored = await db.orders.bulkGet(orders.map((order) => order.id));
  const merged = orders.map((order, index) => {
    const history = order.history.length > 0 ? order.history : (stored[index]?.history ?? []);
    const { productImage: picture } = order;
    return { ...order, history, productImage: picture && viewedPicture(picture) };
  });
  await addMemberEvents(db, (at) => detectOrderEvents(stored, orders, at));
  await db.orders.bulkPut(merged);
  return orders.filter((order, index) => becameReady(stored[index], order)).map(({ id }) => id);
}

/** Only orders that were stored before the request can be gone: a new one may be placed meanwhile. */
async function replaceOrders(
  before: readonly number[],
  orders: readonly Order[],
  request: number,
): Promise<void> {
  const ready = await writeTables(['orders', 'events', 'meta'], async (db) => {
    const ids = new Set(orders.map((order) => order.id));
    await db.orders.bulkDelete(before.filter((id) => !ids.has(id)));
    await storeMeta('orders', true, Date.now());
    await storeMeta('allOrders', true, Date.now());
    return putOrders(db, orders, request);
  });
  notifyReadyOrders(ready);
}

const store = async (orders: readonly Order[], request: number): Promise<void> => {
  // A transaction without a request would end before its steps.
  if (orders.length === 0) return;
  const ready = await writeTables(['orders', 'events', 'meta'], (db) =>
    putOrders(db, orders, request),
  );
  notifyReadyOrders(ready);
};

/**
 * Refreshes orders with their histories, 20 a request (R7.25).
 * @returns the ids of those that do not exist, or are another member's
 */
export async function refreshOrdersById(
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const missing: number[] = [];
  for (let start = 0; start < ids.length; start += MOST_REQUESTED_ORDERS) {
    const some = ids.slice(start, start + MOST_REQUESTED_ORDERS);
    const request = (lastRequest += 1);
    const limit = MOST_REQUESTED_ORDERS;
    const { orders } = await fetchOrders({ ids: some, limit, withHistory: true }, signal);
    await store(orders, request);
    missing.push(...some.filter((id) => !orders.some((order) => order.id === id)));
  }
  return missing;
}

/**
 * Refreshes one order with its history (R7.26). In owner view it comes from the owner's list: the call by id
 * names no owner, so staff would see anyone's order as the owner's (R6.3).
 * @throws {ServiceError} 404 for an order that does not exist, or is another member's.
 */
export async function refreshOrder(id: number, signal?: AbortSignal): Promise<void> {
  if (isOwnerView()) {
    if ((await refreshOrdersById([id], signal)).length === 0) return;
    throw new ServiceError({ category: 'refused', status: 404, call: 'GET /v2/api/orders' });
  }
  const request = (lastRequest += 1);
  await store([await fetchOrder(id, signal)], request);
}

/** Since when changes are to be fetched; null where only the whole list shows what there is. */
async function orderChangesSince(db: AreaDatabase): Promise<string | null> {
  if (isOwnerView() || (await isOlderThan(db, 'allOrders', WHOLE_EVERY_MS))) return null;
  const stored = await db.orders.toArray();
  if (!stored.every(isOrder)) return null;
  return changesSince(stored.map(({ updatedAt }) => updatedAt));
}

/**
 * Refreshes the orders (R7.25): silently those that have changed, with their histories, in one request; all
 * of them once a day, and when the member waits for them.
 */
export const refreshOrders = tracked('orders', async (signal, mode) => {
  const db = database();
  const updatedSince = mode === 'silent' ? await orderChangesSince(db) : null;
  const before = await db.orders.toCollection().primaryKeys();
  const request = (lastRequest += 1);
  if (updatedSince === null) {
    const query = { withHistory: isOwnerView() };
    return replaceOrders(before, await fetchPages(query, signal), request);
  }
  await store(await fetchPages({ updatedSince, withHistory: true }, signal), request);
  await storeMeta('orders', true, Date.now());
});

/** Fetches the missing histories of the newest open orders for offline use. */
export async function completeOpenOrders(): Promise<void> {
  const incomplete = await database()
    .orders.reverse()
    .filter((order) => isOpen(order) && !hasWholeHistory(order))
    .limit(PREFETCHED)
    .primaryKeys();
  if (incomplete.length > 0) await refreshOrdersById(incomplete);
}
