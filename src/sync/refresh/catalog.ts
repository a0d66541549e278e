import { fetchCatalogItems, fetchProducts } from '#src/data/api/shop/products.ts';
import { database } from '#src/data/db/area/database.ts';
import { ifSameGeneration, loadGeneration } from '#src/data/db/area/generation.ts';
import type { CatalogItemRow } from '#src/data/db/area/rows.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { isOlderThan, loadMeta } from '#src/data/db/meta.ts';
import { removeProducts, storeProducts } from '#src/data/db/products.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { tracked } from './track.ts';

/** Products a page: larger responses block a slow phone (R2.15). */
const PAGE = 250;
/** Products a write: a write of fifty or more makes Dexie run every live query of the table again. */
const SLICE = 40;
/** Names change seldom, in ms; a new one comes with a product that has it. */
const ITEMS_AGE_MS = 86_400_000;
type Page = Awaited<ReturnType<typeof fetchProducts>>;
const LISTS = ['brands', 'categories', 'subCategories', 'productTypes'] as const;

async function refreshItems(signal: AbortSignal): Promise<void> {
  const lists = await Promise.all(
    LISTS.map(async (list): Promise<CatalogItemRow[]> => {
      const items = await fetchCatalogItems(list, signal);
      return items.map((item) => ({ ...item, list }));
    }),
  );
  await writeTables(['catalogItems', 'meta'], async (db) => {
    await db.catalogItems.bulkPut(lists.flat());
    await storeMeta('catalogItems', true, Date.now());
  });
}

async function storePage({ products, removedIds }: Page): Promise<void> {
  for (let start = 0; start < products.length; start += SLICE) {
    await storeProducts(products.slice(start, start + SLICE));
  }
  if (removedIds.length > 0) await removeProducts(removedIds);
}

/** An interrupted first download may have left products that were removed since then. */
async function removeOthers(before: readonly number[], seen: ReadonlySet<number>): Promise<void> {
  const gone = before.filter((id) => !seen.has(id));
  if (gone.length > 0) await removeProducts(gone);
}

/**
 * Stores what changed since the last refresh, or everything the first time, page by page.
 * @returns whether anything has changed
 */
async function refreshProducts(signal: AbortSignal): Promise<boolean> {
  const begun = await loadGeneration(database());
  const stored = await loadMeta(database(), 'catalogue');
  // What an earlier version stored lacks the families, and the service names only later changes.
  const known = stored?.value.hasFamilies ? stored : undefined;
  const updatedSince = known?.value.asOf;
  const before = known ? [] : await database().products.toCollection().primaryKeys();
  const seen = new Set<number>();
  let hasNews = !known;
  let cursor: string | undefined;
  let asOf: string | undefined;
  do {
    const page = await fetchProducts({ cursor, updatedSince, limit: PAGE }, signal);
    asOf ??= page.asOf;
    hasNews ||= page.products.length > 0 || page.removedIds.length > 0;
    for (const { id } of page.products) seen.add(id);
    await storePage(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  await removeOthers(before, seen);
  // Without changes the next request stays the same, and the service responds with 304.
  const next = !hasNews && updatedSince !== undefined ? updatedSince : asOf;
  await writeTables(['meta'], async (db) => {
    const store = () => storeMeta('catalogue', { asOf: next, hasFamilies: true }, Date.now());
    await ifSameGeneration(db, begun, store);
  });
  return hasNews;
}

/** Refreshes the catalog, with its dictionaries when they may have changed (R7.35, R9.5). */
export const refreshCatalog = tracked('catalog', async (signal) => {
  const isDue = await isOlderThan(database(), 'catalogItems', ITEMS_AGE_MS);
  const [hasNews] = await Promise.all([refreshProducts(signal), isDue && refreshItems(signal)]);
  if (hasNews && !isDue) await refreshItems(signal);
});
