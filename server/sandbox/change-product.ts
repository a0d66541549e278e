import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { sandboxProductBody } from '#src/contract/sandbox.ts';
import { notFound } from '../errors/service-error.ts';
import type { Db } from '../store/db.ts';
import { product } from '../store/schema/product.ts';

type ProductChange = InferOutput<typeof sandboxProductBody>;

/** Gives a product another price or stock, takes it out of the catalogue or puts it back. */
export async function changeProduct(db: Db, id: number, wanted: ProductChange): Promise<void> {
  const { removed, ...figures } = wanted;
  const at = new Date();
  const changed = await db
    .update(product)
    .set({
      ...figures,
      ...(removed !== undefined && { removedAt: removed ? at : null }),
      updatedAt: at,
    })
    .where(eq(product.id, id))
    .returning({ id: product.id });
  if (changed.length === 0) throw notFound();
}
