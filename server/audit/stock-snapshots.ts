import { count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';

/** The pieces of every product: in stock, and in orders that are not cancelled. */
function countPieces(db: Db) {
  const taken = db
    .select({ prodId: orders.prodId, inOrders: count().as('in_orders') })
    .from(orders)
    .where(ne(orders.status, 'CANCELLED'))
    .groupBy(orders.prodId)
    .as('taken');
  const pieces = sql<number>`(${product.stock} + coalesce(${taken.inOrders}, 0))::int`;
  return db
    .select({ prodId: product.id, counted: pieces.as('counted') })
    .from(product)
    .leftJoin(taken, eq(taken.prodId, product.id));
}

/** Products whose pieces changed by more than orders and cancellations since they were first counted. */
export function changedStock(db: Db) {
  const now = countPieces(db).as('now');
  return db
    .select({ id: stockSnapshot.prodId })
    .from(stockSnapshot)
    .innerJoin(now, eq(now.prodId, stockSnapshot.prodId))
    .where(ne(now.counted, stockSnapshot.pieces));
}

/** Keeps how many pieces there are of the products that were not counted yet. */
export async function storeStockSnapshots(tx: Db, at: Date): Promise<void> {
  const products = await countPieces(tx);
  if (products.length === 0) return;
  const rows = products.map(({ prodId, counted }) => ({ prodId, pieces: counted, at }));
  await tx.insert(stockSnapshot).values(rows).onConflictDoNothing();
}
