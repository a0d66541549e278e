import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Product } from '#src/domain/product.ts';

/** `product` is null when nothing is chosen; `isKnown` says whether that was ever asked. */
export interface StoredGoal {
  readonly product: Product | null;
  readonly isKnown: boolean;
}

/** The product that the member saves for, as the catalogue on the device has it (R2.13). */
export async function readGoal(): Promise<StoredGoal> {
  const db = database();
  const stored = await readMeta(db, 'goal');
  const goal = stored?.value.goal ?? null;
  if (goal === null) return { product: null, isKnown: stored !== undefined };
  const product = (await db.products.get(goal.prodId)) ?? stored?.value.product ?? null;
  return { product, isKnown: product !== null };
}
