import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { sandboxProductBody } from '#src/contract/sandbox.ts';

type ProductChange = InferOutput<typeof sandboxProductBody>;

/** In the caller's transaction: changes a product's price or stock, removes it or restores it. */
export async function changeProduct(tx: Db, id: number, wanted: ProductChange): Promise<void> {
  const { removed, ...values } = wanted;
  const at = new Date();
  const changed = await tx
    .update(product)
    .set({
      ...values,
      ...(removed !== undefined && { removedAt: removed ? at : null }),
      updatedAt: at,
    })
    .where(eq(product.id, id))
    .returning({ id: product.id });
  if (changed.length === 0) throw notFound();
  if (values.stock !== undefined) {
    // The audit counts the product again.
    await tx.delete(stockSnapshot).where(eq(stockSnapshot.prodId, id));
  }
}
