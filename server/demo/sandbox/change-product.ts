import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { sandboxProductBody } from '#src/contract/sandbox.ts';
import { notFound } from '#server/http/errors/service-error.ts';
import type { Db } from '#server/database/client.ts';
import { product } from '#server/database/schema/product.ts';

type ProductChange = InferOutput<typeof sandboxProductBody>;

/** Changes a product's price or stock, removes it from the catalog or restores it. */
export async function changeProduct(db: Db, id: number, wanted: ProductChange): Promise<void> {
  const { removed, ...values } = wanted;
  const at = new Date();
  const changed = await db
    .update(product)
    .set({
      ...values,
      ...(removed !== undefined && { removedAt: removed ? at : null }),
      updatedAt: at,
    })
    .where(eq(product.id, id))
    .returning({ id: product.id });
  if (changed.length === 0) throw notFound();
}
