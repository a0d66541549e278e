import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import type { ProductKind } from '#src/domain/order.ts';
import type { Product } from '#src/domain/product.ts';

/** The first items of a kind by id, read by index up to `limit`. */
export const listProducts = (kind: ProductKind, limit: number): Promise<Product[]> =>
  database()
    .products.where('[kind+id]')
    .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    .limit(limit)
    .toArray();
