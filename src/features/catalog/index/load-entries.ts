import { Dexie } from 'dexie';
import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { toEntry, type CatalogEntry } from '#src/domain/catalog/catalog-entry.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';

/** Rows loaded at once: few enough that a slow phone reacts to a touch in between (R2.15). */
const CHUNK = 100;

/** Rows of each category for the top of the list: enough for one whole family of most. */
const TOP = 12;

/** The first products of each category, by id: the categories take turns at the top of the list (R2.15). */
export async function loadTopEntries(
  db: AreaDatabase,
  kind: ProductKind,
): Promise<readonly CatalogEntry[]> {
  const categories = await db.catalogItems
    .where('[list+id]')
    .between(['categories', Dexie.minKey], ['categories', Dexie.maxKey])
    .toArray();
  const tops = await Promise.all(
    categories.map(({ id }) =>
      db.products
        .where('[kind+categoryId+id]')
        .between([kind, id, Dexie.minKey], [kind, id, Dexie.maxKey])
        .limit(TOP)
        .toArray(),
    ),
  );
  return tops
    .flat()
    .map(toEntry)
    .sort((a, b) => a.id - b.id);
}

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
