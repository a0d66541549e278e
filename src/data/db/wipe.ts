import { Dexie } from 'dexie';
import { closeDatabase } from './database.ts';

/**
 * Deletes every member's database of this device but `keep` (R9.8). Storage that cannot be reached
 * holds nothing to delete.
 */
export async function wipeDatabases(keep?: string): Promise<void> {
  if (keep === undefined) closeDatabase();
  const names = await Dexie.getDatabaseNames().catch(() => []);
  await Promise.allSettled(
    names
      .filter((name) => name.startsWith('area-') && name !== keep)
      .map((name) => Dexie.delete(name)),
  );
}
