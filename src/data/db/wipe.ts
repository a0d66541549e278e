import { Dexie } from 'dexie';
import { closeDatabase } from './database.ts';

/**
 * If another tab blocks a deletion, it happens when that tab closes the database; waiting ends after
 * this time, in ms.
 */
const DELETE_TIMEOUT_MS = 2000;

function deleteWithTimeout(name: string): Promise<void> {
  const db = new Dexie(name);
  // A pending write delays the deletion for a moment; Dexie would log a warning.
  db.on('blocked', () => false);
  return Promise.race([
    db.delete(),
    new Promise<void>((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS)),
  ]);
}

/**
 * Deletes every member's database on this device except `keep` (R9.8). Storage that cannot be reached
 * has nothing to delete.
 */
export async function wipeDatabases(keep?: string): Promise<void> {
  if (keep === undefined) closeDatabase();
  const names = await Dexie.getDatabaseNames().catch(() => []);
  await Promise.allSettled(
    names.filter((name) => name.startsWith('area-') && name !== keep).map(deleteWithTimeout),
  );
}
