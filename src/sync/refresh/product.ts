import { fetchProduct } from '#src/data/api/products.ts';
import { database } from '#src/data/db/database.ts';
import type { Product } from '#src/domain/product.ts';
import { orInMemory } from '../full-storage.ts';

/**
 * Asks for one product and stores it for the lists too (R2.17). One that the stored catalogue has not and
 * nobody can buy is not stored: it may be gone from the catalogue, which would then offer it again.
 * @throws {ServiceError} 404 when there is no such product.
 */
export async function refreshProduct(id: number): Promise<Product> {
  const product = await fetchProduct(id);
  await orInMemory(async () => {
    const { products } = database();
    await database().transaction('rw', products, async () => {
      const isKnown = (await products.get(id)) !== undefined;
      if (isKnown || product.stock > 0) await products.put(product);
    });
  });
  return product;
}
