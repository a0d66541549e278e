import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';
import { invalid, notFound, RefusedError } from '#server/http/errors/refused-error.ts';

/** What the database can keep. */
const MOST_PIECES = 2 ** 31 - 1;

/** Changes of the catalog by the institution (R11.2), each in the caller's transaction. They throw 404. */

/** Changes a price, in coins. Who is about to buy confirms the new one (R4.3). */
export const changePrice = (tx: Db, id: number, price: number): Promise<void> =>
  change(tx, id, { price });

/** Takes a product out of the catalog, where its orders stay, or puts it back. */
export const withdrawProduct = (tx: Db, id: number, isWithdrawn: boolean): Promise<void> =>
  change(tx, id, { removedAt: isWithdrawn ? new Date() : null });

/**
 * Adds pieces to the stock, or takes some; the audit counts the product by them from now on. By difference, because
 * members buy meanwhile. Throws 409 OUT_OF_STOCK with the stock when there are fewer pieces than are taken.
 * @param difference in pieces, negative for those that are taken
 */
export async function changeStock(tx: Db, id: number, difference: number): Promise<void> {
  const [found] = await tx
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.id, id))
    .for('update');
  if (!found) throw notFound();
  const { stock } = found;
  if (stock + difference > MOST_PIECES) throw invalid('difference');
  if (stock + difference < 0)
    throw new RefusedError({
      status: 409,
      code: 'OUT_OF_STOCK',
      text: 'FEWER_PIECES',
      details: { stock },
    });
  await change(tx, id, { stock: stock + difference });
  await tx
    .update(stockSnapshot)
    .set({ pieces: sql`${stockSnapshot.pieces} + ${difference}` })
    .where(eq(stockSnapshot.prodId, id));
}

type ProductChange = Partial<Pick<typeof product.$inferInsert, 'price' | 'stock' | 'removedAt'>>;

async function change(tx: Db, id: number, values: ProductChange): Promise<void> {
  const changed = await tx
    .update(product)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(product.id, id))
    .returning({ id: product.id });
  if (changed.length === 0) throw notFound();
}
