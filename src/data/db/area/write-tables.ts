import { Dexie, type Table } from 'dexie';
import type { AreaDatabase } from './area-database.ts';
import { database, hasMovedToMemory, isInMemory, moveToMemory } from './database.ts';

type TableName = {
  [K in keyof AreaDatabase]: AreaDatabase[K] extends Table ? K : never;
}[keyof AreaDatabase];
type Tables = readonly TableName[] | 'all';

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /Quota/.test(`${error.name} ${error.message}`);

/**
 * The only way to change what the device stores for the member (the lint holds it): a transaction on the named tables
 * of the open database. If the device has no room, the data moves to memory and the task runs again there, so that the
 * member still sees fresh data (R9.4). Inside another such task it belongs to that one's transaction.
 * @param task an async function: Dexie keeps a transaction over the awaits of no other
 * @throws {Dexie.DatabaseClosedError} when none is open
 */
export async function writeTables<T>(
  tables: Tables,
  task: (db: AreaDatabase) => Promise<T>,
): Promise<T> {
  const run = (): Promise<T> => {
    const db = database();
    const named = tables === 'all' ? db.tables : [...tables];
    return db.transaction('rw', named, async () => task(db));
  };
  if (Dexie.currentTransaction) return run();
  const before = database();
  try {
    return await run();
  } catch (error) {
    if (!hasMovedToMemory(before)) {
      if (!isStorageFull(error) || isInMemory(before)) throw error;
      // Tasks that fail together share one move.
      await moveToMemory();
    }
    return run();
  }
}
