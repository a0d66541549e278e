import { Dexie } from 'dexie';
import type { AreaDatabase } from '#src/data/db/area-database.ts';
import { toEntry, type CatalogEntry } from '#src/domain/catalog-entry.ts';
import type { ProductKind } from '#src/domain/order.ts';

/** Rows loaded at once: few enough that a slow phone reacts to a touch in between (R2.15). */
const CHUNK = 100;

/** The stored products of a kind by id, a chunk at a time. */
export async function* loadEntries(
  db: AreaDatabase,
  kind: ProductKind,
): AsyncGenerator<readonly CatalogEntry[]> {
  let last: number = Dexie.minKey;
  for (;;) {
    const rows = await db.products
      .where('[kind+id]')
      .between([kind, last], [kind, Dexie.maxKey], false)
      .limit(CHUNK)
      .toArray();
    yield rows.map(toEntry);
    const final = rows.at(-1);
    if (!final || rows.length < CHUNK) return;
    last = final.id;
  }
}

/** Those of the given products that are stored and of the kind. */
export async function loadEntriesById(
  db: AreaDatabase,
  kind: ProductKind,
  ids: readonly number[],
): Promise<readonly CatalogEntry[]> {
  const entries: CatalogEntry[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await db.products.bulkGet(ids.slice(start, start + CHUNK));
    for (const row of rows) if (row?.kind === kind) entries.push(toEntry(row));
  }
  return entries;
}
