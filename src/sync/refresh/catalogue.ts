import { fetchCatalogItems, fetchProducts, type ProductsPage } from '#src/data/api/products.ts';
import type { CatalogItemRow } from '#src/data/db/area-database.ts';
import { database } from '#src/data/db/database.ts';
import { readMeta, writeMeta } from '#src/data/db/meta.ts';
import type { Product } from '#src/domain/product.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { orInMemory } from '../full-storage.ts';
import { track } from './track.ts';

/** Products asked for at once: more of them in one answer hold up a slow phone (R2.15). */
const PAGE = 250;
/** Products written at once. Of fewer than fifty Dexie tells its readers which they were. */
const SLICE = 40;
/** For so long after a refresh the catalogue counts as fresh, in ms. */
const FRESH_MS = 60_000;
const LISTS = ['brands', 'categories', 'subCategories', 'productTypes'] as const;

async function refreshItems(): Promise<void> {
  const lists = await Promise.all(
    LISTS.map(async (list): Promise<CatalogItemRow[]> => {
      const items = await fetchCatalogItems(list);
      return items.map((item) => ({ ...item, list }));
    }),
  );
  await orInMemory(() => database().catalogItems.bulkPut(lists.flat()));
}

async function storeProducts(products: readonly Product[]): Promise<void> {
  for (let start = 0; start < products.length; start += SLICE) {
    const slice = products.slice(start, start + SLICE);
    await orInMemory(() => database().products.bulkPut(slice));
  }
}

async function storePage({ products, removedIds }: ProductsPage): Promise<void> {
  await storeProducts(products);
  if (removedIds.length > 0) {
    await orInMemory(() => database().products.bulkDelete([...removedIds]));
  }
}

/** A first download that was cut off may have left what was removed since then. */
async function removeOthers(before: readonly number[], seen: ReadonlySet<number>): Promise<void> {
  const gone = before.filter((id) => !seen.has(id));
  if (gone.length > 0) await orInMemory(() => database().products.bulkDelete(gone));
}

/** What changed since the last refresh, or everything the first time; written page by page. */
async function refreshProducts(): Promise<void> {
  const known = await readMeta(database(), 'catalogue');
  const updatedSince = known?.value.asOf;
  const before = known ? [] : await database().products.toCollection().primaryKeys();
  const seen = new Set<number>();
  let hasNews = !known;
  let cursor: string | undefined;
  let asOf: string | undefined;
  do {
    const page = await fetchProducts({ cursor, updatedSince, limit: PAGE });
    asOf ??= page.asOf;
    hasNews ||= page.products.length > 0 || page.removedIds.length > 0;
    for (const { id } of page.products) seen.add(id);
    await storePage(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  await removeOthers(before, seen);
  // Without news the next question is the same one, which the service answers by 304.
  const next = !hasNews && updatedSince !== undefined ? updatedSince : asOf;
  await orInMemory(() => writeMeta(database(), 'catalogue', { asOf: next }, Date.now()));
}

/** Refreshes the catalogue with its dictionaries (R7.35). */
export const refreshCatalogue = (): Promise<void> =>
  track('catalogue', async () => {
    await Promise.all([refreshItems(), refreshProducts()]);
  });

/** Refreshes the catalogue unless a refresh runs or was done within the last minute. */
export async function refreshStaleCatalogue(): Promise<void> {
  const known = await readMeta(database(), 'catalogue');
  if (syncStatus.catalogue.state === 'loading') return;
  if (known && Date.now() - known.updatedAt < FRESH_MS) return;
  await refreshCatalogue();
}
