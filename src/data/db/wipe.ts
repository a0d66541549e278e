import { Dexie } from 'dexie';
import { closeDatabase } from './database.ts';

/**
 * If another tab blocks a deletion, it happens when that tab closes the database; waiting ends after
 * this time, in ms.
 */
const DELETE_TIMEOUT_MS = 2000;

/** Held while this app deletes databases: another deletion is none of its own, and can be undone. */
const LOCK = 'area-wipe';

/**
 * Whether a tab of this app deletes databases. A deletion waits for its open connections, so the tab that has one
 * of them finds the lock. A browser without locks cannot say.
 */
export async function isWiping(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

function deleteDatabase(name: string): Promise<void> {
  const db = new Dexie(name);
  // A pending write delays the deletion for a moment; Dexie would log a warning.
  db.on('blocked', () => false);
  return db.delete();
}

/**
 * Deletes every member's database on this device except `keep` (R9.8). Storage that cannot be reached
 * has nothing to delete.
 */
export async function wipeDatabases(keep?: string): Promise<void> {
  if (keep === undefined) closeDatabase();
  const names = await Dexie.getDatabaseNames().catch(() => []);
  const deleted = names.filter((name) => name.startsWith('area-') && name !== keep);
  if (deleted.length === 0) return;
  const deleteAll = () => Promise.allSettled(deleted.map(deleteDatabase));
  await Promise.race([
    'locks' in navigator
      ? navigator.locks.request(LOCK, { mode: 'shared' }, deleteAll)
      : deleteAll(),
    new Promise<void>((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS)),
  ]);
}
