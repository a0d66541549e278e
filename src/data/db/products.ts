import type { Product } from '#src/domain/catalog/product.ts';
import { writeTables } from './area/write-tables.ts';
import { logCatalogChange } from './catalog-changes.ts';

/** Stores products; lists in memory read only these again. */
export const storeProducts = (products: readonly Product[]): Promise<void> =>
  writeTables(['products', 'meta'], async (db) => {
    await db.products.bulkPut([...products]);
    await logCatalogChange(
      db,
      products.map(({ id }) => id),
    );
  });

/** Removes products that the catalog no longer has. */
export const removeProducts = (ids: readonly number[]): Promise<void> =>
  writeTables(['products', 'meta'], async (db) => {
    await db.products.bulkDelete([...ids]);
    await logCatalogChange(db, ids);
  });
