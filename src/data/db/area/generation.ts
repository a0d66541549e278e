import { loadMeta } from '../meta.ts';
import { storeMeta } from '../store-meta.ts';
import type { AreaDatabase } from './area-database.ts';
import { KEPT_TABLES } from './kept-tables.ts';
import type { MetaKey } from './records.ts';
import { writeTables } from './write-tables.ts';

/** News that the member has got stays news; cards are always fetched and replaced as a whole. */
const STAYING_TABLES: readonly string[] = [...KEPT_TABLES, 'events', 'cards', 'meta'];
/** What the shell is drawn from, which each start replaces as a whole, and what this device has announced. */
const STAYING_RECORDS: readonly MetaKey[] = ['userInfo', 'client', 'cards', 'welcomeBonus'];

/** The generation of the service's database that the copies are of; undefined before the first poll. */
export const loadGeneration = async (db: AreaDatabase): Promise<string | undefined> =>
  (await loadMeta(db, 'generation'))?.value;

/**
 * Compares the generation of the service's database with that of the copies (R9.14). With another one the copies
 * go, because the service may not have them: so do the cursors and what news are compared with. What was typed
 * or sent stays. The first one is only stored.
 * @returns whether the copies went
 */
export const followGeneration = (generation: string): Promise<boolean> =>
  writeTables('all', async (db) => {
    const known = await loadGeneration(db);
    if (known === generation) return false;
    const at = Date.now();
    if (known !== undefined) {
      const revision = (await loadMeta(db, 'catalogChanges'))?.value.revision ?? 0;
      const copies = db.tables.filter(({ name }) => !STAYING_TABLES.includes(name));
      await Promise.all(copies.map((table) => table.clear()));
      await db.meta
        .where('key')
        .noneOf([...STAYING_RECORDS])
        .delete();
      // A list in memory is read as a whole.
      await storeMeta('catalogChanges', { revision: revision + 1, recent: [] }, at);
    }
    await storeMeta('generation', generation, at);
    return known !== undefined;
  });

/**
 * Runs the write of a refresh that continued from what the device had when it began. Where the copies went
 * meanwhile it does nothing: everything is fetched.
 * @param begun the generation when the refresh began
 */
export async function ifSameGeneration(
  db: AreaDatabase,
  begun: string | undefined,
  write: () => Promise<unknown>,
): Promise<void> {
  if (begun === undefined || begun === (await loadGeneration(db))) await write();
}
