import type { AreaDatabase } from './area/area-database.ts';
import type { CatalogChanges } from './area/records.ts';
import { followQuery } from './follow-query.ts';
import { loadMeta } from './meta.ts';
import { storeMeta } from './store-meta.ts';

/** Product ids that the log keeps; a list that missed more of them is read as a whole. */
const LOGGED_IDS = 1000;

const NO_CHANGES: CatalogChanges = { revision: 0, recent: [] };

const loadChanges = async (db: AreaDatabase): Promise<CatalogChanges> =>
  (await loadMeta(db, 'catalogChanges'))?.value ?? NO_CHANGES;

/** Drops the oldest writes until the rest fits into the log. */
function shorten(writes: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let count = 0;
  const firstKept = writes.findLastIndex((ids) => (count += ids.length) > LOGGED_IDS) + 1;
  return writes.slice(firstKept);
}

/** Adds a write to the log. Call it inside the transaction of the write. */
export async function logCatalogChange(db: AreaDatabase, ids: readonly number[]): Promise<void> {
  const { revision, recent } = await loadChanges(db);
  const value = { revision: revision + 1, recent: shorten([...recent, ids]) };
  await storeMeta('catalogChanges', value, Date.now());
}

/** The products that were written after a revision; `all` where the log does not reach back to it. */
export function changedSince(
  { revision, recent }: CatalogChanges,
  since: number,
): readonly number[] | 'all' {
  const missed = revision - since;
  if (missed < 0 || missed > recent.length) return 'all';
  return [...new Set(recent.slice(recent.length - missed).flat())];
}

/** Reports the log now and after each write of this or another tab; the returned function ends it. */
export const followCatalogChanges = (
  db: AreaDatabase,
  onChange: (changes: CatalogChanges) => void,
): (() => void) => followQuery(() => loadChanges(db), onChange);
