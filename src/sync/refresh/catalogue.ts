import { fetchCatalogItems, fetchProducts } from '#src/data/api/products.ts';
import type { CatalogItemRow } from '#src/data/db/area-database.ts';
import { database } from '#src/data/db/database.ts';
import { readMeta, writeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

const PAGE = 500;
const LISTS = ['brands', 'categories', 'subCategories', 'productTypes'] as const;

async function refreshItems(): Promise<void> {
  const lists = await Promise.all(
    LISTS.map(async (list): Promise<CatalogItemRow[]> => {
      const items = await fetchCatalogItems(list);
      return items.map((item) => ({ ...item, list }));
    }),
  );
  await database().catalogItems.bulkPut(lists.flat());
}

/** What changed since the last refresh, or everything the first time; written page by page. */
async function refreshProducts(): Promise<void> {
  const db = database();
  const known = await readMeta(db, 'catalogue');
  const updatedSince = known?.value.asOf;
  let cursor: string | undefined;
  let asOf: string | undefined;
  do {
    const page = await fetchProducts({ cursor, updatedSince, limit: PAGE });
    asOf ??= page.asOf;
    await db.transaction('rw', db.products, async () => {
      await db.products.bulkPut([...page.products]);
      await db.products.bulkDelete([...page.removedIds]);
    });
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  await writeMeta(db, 'catalogue', { asOf }, Date.now());
}

/** Refreshes the catalogue with its dictionaries (R7.35). */
export const refreshCatalogue = (): Promise<void> =>
  track('catalogue', async () => {
    await Promise.all([refreshItems(), refreshProducts()]);
  });
