import { Dexie } from 'dexie';
import { AreaDatabase } from './area-database.ts';
import { movePurchases } from './move-purchases.ts';
import { abortTransactions } from './running-transactions.ts';
import { readRows, storeRows } from './stored-rows.ts';

const NAME_PREFIX = 'area-';

let current: AreaDatabase | null = null;
const inMemory = new WeakSet<AreaDatabase>();
/** On its way to be the current one. */
let opening: AreaDatabase | null = null;
/** The page was left, and may lie in the browser's page cache. */
let isLeft = false;
let onLost: ((lost: AreaDatabase) => void) | null = null;
/** Lost before anything listened. */
let lostEarly: AreaDatabase | null = null;

/**
 * Calls the listener when something deletes the open database under this page, or the browser closes it. The
 * listener closes it, and may read before what a deletion is about to remove; an earlier loss leaves
 * nothing.
 */
export function onDatabaseLost(listener: (lost: AreaDatabase) => void): void {
  onLost = listener;
  if (lostEarly !== null && lostEarly === current) listener(lostEarly);
  lostEarly = null;
}

/** Follows the open database; each loss is reported once, however it shows. */
function watchLoss(db: AreaDatabase): void {
  let isLost = false;
  const lose = () => {
    if (isLost || current !== db) return;
    isLost = true;
    if (onLost) return onLost(db);
    lostEarly = db;
    db.close();
  };
  db.onLost = lose;
  // The browser closed it, such as for «clear site data»; Dexie would open an empty one at the next query.
  db.on('close', () => queueMicrotask(lose));
}

/**
 * The open database. Screens that read it are mounted after it opens.
 * @throws {Dexie.DatabaseClosedError} when none is open; live queries, which the deletion of a database runs
 * once more, keep their last result then.
 */
export function database(): AreaDatabase {
  if (!current) throw new Dexie.DatabaseClosedError('No database is open');
  return current;
}

/** Whether a database lasts until the tab closes. */
export const isInMemory = (db: AreaDatabase): boolean => inMemory.has(db);

/** Whether all data has moved to memory since a database was open: what wrote into that one runs again. */
export const hasMovedToMemory = (from: AreaDatabase): boolean =>
  current !== null && current !== from && current.name === from.name && isInMemory(current);

let onMoved: (() => void) | null = null;

/** Calls the listener when all data has moved to memory. */
export function onMovedToMemory(listener: () => void): void {
  onMoved = listener;
}

/** The database's name for a subject: a hash, which does not reveal the member. */
export async function databaseName(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  const bytes = new Uint8Array(digest).slice(0, 12);
  return NAME_PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Loads what a database in memory needs; the file is not part of the installation. */
export const loadMemoryDatabase = async () => (await import('./memory-database.ts')).memoryDatabase;

async function openInMemory(name: string): Promise<AreaDatabase> {
  // A page that comes back starts again: until then nothing takes the place of the database that it closed.
  if (isLeft) return new Promise<never>(() => undefined);
  const { indexedDB, IDBKeyRange } = await loadMemoryDatabase();
  // In a browser without any, Dexie runs no live query.
  const known: Partial<typeof Dexie.dependencies> = Dexie.dependencies;
  known.indexedDB ??= indexedDB;
  known.IDBKeyRange ??= IDBKeyRange;
  const db = new AreaDatabase(name, { indexedDB, IDBKeyRange });
  inMemory.add(db);
  await db.open();
  return db;
}

/**
 * Opens the member's database and makes it the current one. If the device's storage is absent, blocked,
 * damaged or full, a database in memory replaces it (R9.4); the result says which one is open. Storage that
 * something else holds is waited for: it has the member's purchases.
 * @param giveUp ends the wait: the database in memory opens
 * @throws {TypeError} when neither can be opened: the file of the one in memory cannot be loaded offline.
 */
export async function openDatabase(
  name: string,
  giveUp?: AbortSignal,
): Promise<'device' | 'memory'> {
  closeDatabase();
  const onDevice = new AreaDatabase(name);
  opening = onDevice;
  const settled = new AbortController();
  const givenUp = new Promise<never>((_resolve, reject) => {
    const close = () => {
      onDevice.close();
      reject(giveUp?.reason as Error);
    };
    giveUp?.addEventListener('abort', close, { signal: settled.signal });
  });
  try {
    // Tables that something holds let the database open, and nothing of it be read.
    await Promise.race([onDevice.open().then(() => movePurchases(onDevice)), givenUp]);
    current = onDevice;
    watchLoss(onDevice);
    return 'device';
  } catch {
    onDevice.close();
    current = await openInMemory(name);
    return 'memory';
  } finally {
    settled.abort();
    if (opening === onDevice) opening = null;
  }
}

/** Replaces the current database by an empty one in memory. */
export async function openMemoryDatabase(name: string): Promise<void> {
  closeDatabase();
  current = await openInMemory(name);
}

async function move(): Promise<void> {
  const from = database();
  const to = await openInMemory(from.name);
  await storeRows(to, await readRows(from));
  if (current === from) {
    current = to;
    from.close();
    onMoved?.();
  } else {
    // The member signed out meanwhile.
    to.close();
  }
}

let moving: Promise<void> | null = null;

/** Copies all data into a database in memory, which replaces one that cannot be written (R9.4). */
export function moveToMemory(): Promise<void> {
  moving ??= move().finally(() => {
    moving = null;
  });
  return moving;
}

export function closeDatabase(): void {
  const open = current;
  // First, so that the closing does not count as a loss.
  current = null;
  open?.close();
}

/**
 * Ends everything that this page does with the device's storage, because it is left and may come back. The
 * browser keeps such a page with its running transactions, which hold up the next page (WebKit): they are
 * undone, and later ones fail, so that what was not stored is not sent either.
 */
export function leaveDatabase(): void {
  isLeft = true;
  abortTransactions();
  opening?.close();
  closeDatabase();
}
