import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import type { ProductKind } from '#src/domain/order.ts';
import type { Product } from '#src/domain/product.ts';

export interface StoredProducts {
  /** By id. */
  readonly products: readonly Product[];
  /** How many there are in all. */
  readonly total: number;
}

/** The first items of a kind, read by index up to `limit`. */
export async function listProducts(kind: ProductKind, limit: number): Promise<StoredProducts> {
  const range = database()
    .products.where('[kind+id]')
    .between([kind, Dexie.minKey], [kind, Dexie.maxKey]);
  const [total, products] = await Promise.all([
    range.count(),
    range.clone().limit(limit).toArray(),
  ]);
  return { products, total };
}
