import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import { toEntry, type CatalogEntry } from '#src/domain/catalog-entry.ts';
import type { ProductKind } from '#src/domain/order.ts';

/** Rows read at once: few enough that a slow phone answers a touch in between (R2.15). */
const CHUNK = 100;

/** The stored products of a kind by id, a chunk at a time. */
export async function* readEntries(kind: ProductKind): AsyncGenerator<readonly CatalogEntry[]> {
  let last: number = Dexie.minKey;
  for (;;) {
    const rows = await database()
      .products.where('[kind+id]')
      .between([kind, last], [kind, Dexie.maxKey], false)
      .limit(CHUNK)
      .toArray();
    yield rows.map(toEntry);
    const final = rows.at(-1);
    if (!final || rows.length < CHUNK) return;
    last = final.id;
  }
}

/** Those of the given products that are stored and of the kind, a chunk at a time. */
export async function readSome(
  kind: ProductKind,
  ids: readonly number[],
): Promise<readonly CatalogEntry[]> {
  const read: CatalogEntry[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await database().products.bulkGet(ids.slice(start, start + CHUNK));
    for (const row of rows) if (row?.kind === kind) read.push(toEntry(row));
  }
  return read;
}
