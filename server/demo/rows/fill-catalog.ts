import type { Db } from '#server/database/db.ts';
import { catalogItem, product, type Dictionary } from '#server/database/schema/shop/product.ts';
import type { PriceList } from '#server/demo/activity/build-ledger.ts';
import { addEditions } from '#server/demo/catalog/add-editions.ts';
import {
  BRANDS,
  CATEGORIES,
  PRODUCT_TYPES,
  SUB_CATEGORIES,
} from '#server/demo/catalog/dictionaries.ts';
import { catalogProducts } from '#server/demo/catalog/products.ts';
import type { CatalogItem } from '#src/domain/catalog/product.ts';

/** Rows in one INSERT: far below the protocol's 65,535 parameters. */
const BATCH = 1000;

const DICTIONARIES: Readonly<Record<Dictionary, readonly CatalogItem[]>> = {
  brands: BRANDS,
  categories: CATEGORIES,
  subCategories: SUB_CATEGORIES,
  productTypes: PRODUCT_TYPES,
};

/** Dictionaries and the catalog; `count` above its own size adds further editions (SEED_PRODUCTS). */
export async function fillCatalog(tx: Db, count: number, now: Date): Promise<void> {
  const items = Object.entries(DICTIONARIES).flatMap(([dictionary, list]) =>
    list.map((item) => ({ ...item, dictionary: dictionary as Dictionary })),
  );
  await tx.insert(catalogItem).values(items);
  const rows = addEditions(catalogProducts(now), count).map(
    ({ event, pictures, relatedIds, updatedAt, ...rest }) => ({
      ...rest,
      pictures: [...pictures],
      relatedIds: [...relatedIds],
      eventDate: event === null ? null : new Date(event.date),
      eventPlace: event?.place ?? null,
      updatedAt: new Date(updatedAt),
    }),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(product).values(rows.slice(start, start + BATCH));
  }
}

/** What the catalog's items cost, for the orders of the past. */
export const pricesAt = (now: Date): PriceList =>
  new Map(catalogProducts(now).map(({ id, price, name }) => [id, { price, name }]));
