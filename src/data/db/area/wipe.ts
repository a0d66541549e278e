import { Dexie } from 'dexie';
import { closeDatabase } from './database.ts';
import { followTransaction } from './running-transactions.ts';
import { keepHandOutsOf } from './unsent-hand-outs.ts';

/** How long to wait for a deletion that another tab holds up, in ms; it happens when that tab closes. */
const HELD_TIMEOUT_MS = 2000;
/** How long an unhindered deletion may take on a slow device, in ms: the next person must find nothing. */
const DELETE_TIMEOUT_MS = 10_000;

/** How long the deletion of a database waits until it is empty, and until another page counts as holding it, in ms. */
const EMPTY_TIMEOUT_MS = 1000;

/** This and the lock are not those of src/platform, which no file of the database may import. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Held while this app deletes databases: a deletion without it is not the app's and can be undone. */
const LOCK = 'area-wipe';

/**
 * Whether a tab of this app deletes databases. A deletion waits for its open connections, so the tab that
 * has one of them finds the lock. A browser without locks cannot say.
 */
export async function isWiping(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

/**
 * Clears tables of a connection; resolves when it is done or undone.
 * @throws on a connection that is closing
 */
async function clearTables(connection: IDBDatabase, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const transaction = connection.transaction(names, 'readwrite');
  followTransaction(transaction);
  for (const name of names) transaction.objectStore(name).clear();
  await new Promise((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, resolve);
  });
}

/**
 * Does something with a database by a connection without Dexie, which would make the screens that are still there read
 * it again. Resolves with undefined where it cannot be opened.
 * @throws what the work throws
 */
async function connected<T>(
  name: string,
  work: (connection: IDBDatabase) => Promise<T>,
): Promise<T | undefined> {
  const connection = await new Promise<IDBDatabase | undefined>((resolve) => {
    const request = Dexie.dependencies.indexedDB.open(name);
    request.addEventListener('error', () => resolve(undefined));
    request.addEventListener('success', () => resolve(request.result));
  });
  if (!connection) return undefined;
  connection.addEventListener('versionchange', () => connection.close());
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/**
 * Empties a database first: a deletion that has to wait leaves nothing to read. Never rejects: what cannot be emptied is
 * deleted all the same.
 * @param kept a table that stays
 */
const emptyDatabase = (name: string, kept?: string): Promise<void> =>
  connected(name, (connection) =>
    clearTables(
      connection,
      [...connection.objectStoreNames].filter((table) => table !== kept),
    ),
  ).catch(() => undefined);

/** @param onHeld called when a connection of another page, or a pending write, delays the deletion */
async function deleteDatabase(name: string, onHeld: () => void): Promise<void> {
  await Promise.race([emptyDatabase(name), pause(EMPTY_TIMEOUT_MS)]);
  const db = new Dexie(name);
  db.on('blocked', () => {
    onHeld();
    // Dexie would log a warning.
    return false;
  });
  await db.delete();
}

/**
 * Deletes databases. Resolves before the end where something holds one of them for long.
 * @param onDeleted called with the name of each as soon as it is gone
 */
export async function deleteDatabases(
  names: readonly string[],
  onDeleted?: (name: string) => void,
): Promise<void> {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const deleteOne = async (name: string) => {
    const late = setTimeout(hold, EMPTY_TIMEOUT_MS);
    try {
      await connected(name, keepHandOutsOf);
    } catch {
      // What was given at a desk stays, and the next start tries again.
      return emptyDatabase(name, 'posts');
    } finally {
      clearTimeout(late);
    }
    await deleteDatabase(name, hold);
    onDeleted?.(name);
  };
  const deleteAll = () => Promise.allSettled(names.map(deleteOne));
  await Promise.race([
    'locks' in navigator
      ? navigator.locks.request(LOCK, { mode: 'shared' }, deleteAll)
      : deleteAll(),
    held.then(() => pause(HELD_TIMEOUT_MS)),
    pause(DELETE_TIMEOUT_MS),
  ]);
}

/** Follows a wipe, whose end the caller may not see. */
interface WipeRecord {
  /** The databases that will be deleted. */
  readonly begin: (names: readonly string[]) => void;
  readonly deleted: (name: string) => void;
}

/**
 * Deletes every member's database on this device except `keep` (R9.8). Resolves before the end where
 * something holds one of them for long; storage that cannot be reached has nothing to delete.
 */
export async function wipeDatabases(keep?: string, record?: WipeRecord): Promise<void> {
  if (keep === undefined) closeDatabase();
  const names = await Dexie.getDatabaseNames().catch(() => []);
  const wiped = names.filter((name) => name.startsWith('area-') && name !== keep);
  if (wiped.length === 0) return;
  record?.begin(wiped);
  await deleteDatabases(wiped, record?.deleted);
}
