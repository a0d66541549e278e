import { Dexie } from 'dexie';
import { closeDatabase } from './database.ts';

/** A deletion that another tab blocks happens once that tab lets go; nobody waits longer for it, in ms. */
const DELETE_TIMEOUT_MS = 2000;

function deleteWithin(name: string): Promise<void> {
  const db = new Dexie(name);
  // A write that is under way holds it up for a moment: Dexie would warn of that.
  db.on('blocked', () => false);
  return Promise.race([
    db.delete(),
    new Promise<void>((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS)),
  ]);
}

/**
 * Deletes every member's database of this device but `keep` (R9.8). Storage that cannot be reached
 * holds nothing to delete.
 */
export async function wipeDatabases(keep?: string): Promise<void> {
  if (keep === undefined) closeDatabase();
  const names = await Dexie.getDatabaseNames().catch(() => []);
  await Promise.allSettled(
    names.filter((name) => name.startsWith('area-') && name !== keep).map(deleteWithin),
  );
}
