import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { changePrice, changeStock, withdrawProduct } from '#server/catalog/change-product.ts';
import type { Db } from '#server/database/db.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { sandboxProductBody } from '#src/contract/sandbox.ts';

/** In the caller's transaction: gives a product a price, a stock, removes it or restores it. Throws 404. */
export async function setProduct(
  tx: Db,
  id: number,
  { price, stock, removed }: InferOutput<typeof sandboxProductBody>,
): Promise<void> {
  const [found] = await tx
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.id, id))
    .for('update');
  if (!found) throw notFound();
  if (price !== undefined) await changePrice(tx, id, price);
  if (stock !== undefined) await changeStock(tx, id, stock - found.stock);
  if (removed !== undefined) await withdrawProduct(tx, id, removed);
}
