import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { database } from './area/database.ts';
import type { DeskOrdersRow } from './area/rows.ts';
import { writeTables } from './area/write-tables.ts';
import { loadMeta } from './meta.ts';
import { deleteMeta, storeMeta } from './store-meta.ts';

/** A change writes the orders that share its bucket: with 10,000 of them some 60 kB. */
const BUCKETS = 64;
const ALGORITHM = 'AES-GCM';

const bucketOf = (id: number): number => id % BUCKETS;

/** A key that no code can read: it works until the database is deleted, which a sign-out does. */
const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

async function seal(
  key: CryptoKey,
  bucket: number,
  orders: readonly object[],
): Promise<DeskOrdersRow> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(orders));
  return { bucket, iv, sealed: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain) };
}

async function unseal(key: CryptoKey, { iv, sealed }: DeskOrdersRow): Promise<unknown[]> {
  const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, sealed);
  return JSON.parse(new TextDecoder().decode(plain)) as unknown[];
}

/** The list of a desk as the device keeps it (R12.2). */
interface DeskList {
  /** Id of the pickup place. */
  readonly place: number;
  /** The orders that wait there, by id. */
  readonly orders: ReadonlyMap<number, object>;
  /** The `since` of the next request. */
  readonly at: string;
  /** Of the marks of combined codes. */
  readonly codeKey?: string | undefined;
}

/** Whether the device keeps the list of a place: it goes with the session and with a restored service. */
export const hasDeskList = async (place: number): Promise<boolean> =>
  (await loadMeta(database(), 'desk'))?.value.place === place;

/** The list of a place, decrypted, with orders as they were stored; null when the device keeps none. */
export async function loadDeskList(
  place: number,
): Promise<(Pick<DeskList, 'at' | 'codeKey'> & { readonly orders: readonly unknown[] }) | null> {
  const db = database();
  const [known, rows] = await db.transaction('r', db.meta, db.deskOrders, () =>
    Promise.all([loadMeta(db, 'desk'), db.deskOrders.toArray()]),
  );
  if (known?.value.place !== place) return null;
  const { key, at, codeKey } = known.value;
  return { at, codeKey, orders: (await Promise.all(rows.map((row) => unseal(key, row)))).flat() };
}

/**
 * Stores the list of a place, encrypted.
 * @param changed ids since it was stored last; null for all, under a new key
 */
export async function storeDeskList(
  { place, orders, at, codeKey }: DeskList,
  changed: Iterable<number> | null,
): Promise<void> {
  const stored = (await loadMeta(database(), 'desk'))?.value;
  const known = changed && stored?.place === place ? stored : undefined;
  const { id, key } = known ?? { id: crypto.randomUUID(), key: await newKey() };
  const buckets = new Map<number, object[]>();
  const touched = known && new Set([...(changed ?? [])].map(bucketOf));
  for (const [orderId, order] of orders) {
    const bucket = bucketOf(orderId);
    if (touched && !touched.has(bucket)) continue;
    const some = buckets.get(bucket);
    if (some) some.push(order);
    else buckets.set(bucket, [order]);
  }
  const rows = await Promise.all([...buckets].map(([bucket, some]) => seal(key, bucket, some)));
  await writeTables(['deskOrders', 'meta'], async (db) => {
    // Another tab keeps the list of another place by now.
    if (known && (await loadMeta(db, 'desk'))?.value.id !== id) return;
    if (known) await db.deskOrders.bulkDelete([...(touched ?? [])]);
    else await db.deskOrders.clear();
    await db.deskOrders.bulkPut(rows);
    await storeMeta('desk', { id, place, at, key, codeKey }, Date.now());
  });
}

const isSentHandOut = ({ kind, state }: OutboxPost): boolean =>
  kind === 'handOut' && state === 'sent';

/** Deletes the list, its key and the hand-outs that the service has, for whoever may not have them any more. */
export const deleteDeskList = (): Promise<void> =>
  writeTables(['deskOrders', 'meta', 'posts'], async (db) => {
    await db.deskOrders.clear();
    await deleteMeta('desk');
    await db.posts.filter(isSentHandOut).delete();
  });

/** The id by which the service knows this device when it hands out; a new one after a sign-out. */
export async function deskDevice(): Promise<string> {
  const known = await loadMeta(database(), 'deskDevice');
  if (known) return known.value;
  const id = crypto.randomUUID();
  await storeMeta('deskDevice', id, Date.now());
  return id;
}
