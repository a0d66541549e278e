import type { Product } from '#src/domain/product.ts';
import type { AreaDatabase } from './area-database.ts';
import { logCatalogChange } from './catalog-changes.ts';

/** Stores products; lists in memory read only these again. */
export const storeProducts = (db: AreaDatabase, products: readonly Product[]): Promise<void> =>
  db.transaction('rw', db.products, db.meta, async () => {
    await db.products.bulkPut([...products]);
    await logCatalogChange(
      db,
      products.map(({ id }) => id),
    );
  });

/** Removes products that the catalog no longer has. */
export const removeProducts = (db: AreaDatabase, ids: readonly number[]): Promise<void> =>
  db.transaction('rw', db.products, db.meta, async () => {
    await db.products.bulkDelete([...ids]);
    await logCatalogChange(db, ids);
  });
