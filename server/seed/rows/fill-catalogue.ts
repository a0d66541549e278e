import type { CatalogItem } from '#src/domain/product.ts';
import type { Db } from '#server/store/db.ts';
import { catalogItem, product, type Dictionary } from '#server/store/schema/product.ts';
import { BRANDS, CATEGORIES, PRODUCT_TYPES, SUB_CATEGORIES } from '../catalogue/dictionaries.ts';
import { enlarge } from '../catalogue/enlarge.ts';
import { catalogueProducts } from '../catalogue/products.ts';
import type { PriceList } from '../stories/ledger-of.ts';

/** Rows in one INSERT: far below the protocol's 65,535 parameters. */
const BATCH = 1000;

const DICTIONARIES: Readonly<Record<Dictionary, readonly CatalogItem[]>> = {
  brands: BRANDS,
  categories: CATEGORIES,
  subCategories: SUB_CATEGORIES,
  productTypes: PRODUCT_TYPES,
};

/** Dictionaries and the catalogue; `count` above its own size adds further editions (SEED_PRODUCTS). */
export async function fillCatalogue(tx: Db, count: number, now: Date): Promise<void> {
  const items = Object.entries(DICTIONARIES).flatMap(([dictionary, list]) =>
    list.map((item) => ({ ...item, dictionary: dictionary as Dictionary })),
  );
  await tx.insert(catalogItem).values(items);
  const rows = enlarge(catalogueProducts(now), count).map(
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

/** What the catalogue's items cost, for the orders of the past. */
export const pricesAt = (now: Date): PriceList =>
  new Map(catalogueProducts(now).map(({ id, price, name }) => [id, { price, name: name.ru }]));
