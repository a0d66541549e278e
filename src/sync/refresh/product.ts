import { fetchProduct } from '#src/data/api/shop/products.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { storeProducts } from '#src/data/db/products.ts';
import type { Product } from '#src/domain/catalog/product.ts';

/**
 * Refreshes one product (R2.17). A product that is neither stored nor on sale is not stored: it may
 * have been removed from the catalog, which would offer it again.
 * @throws {ServiceError} 404 when there is no such product.
 */
export async function refreshProduct(id: number, signal?: AbortSignal): Promise<Product> {
  const product = await fetchProduct(id, signal);
  await writeTables(['products', 'meta'], async (db) => {
    const isKnown = (await db.products.get(id)) !== undefined;
    if (isKnown || product.stock > 0) await storeProducts([product]);
  });
  return product;
}
