import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { Product } from '#src/domain/product.ts';

/** `product` is null without a goal; `isKnown`: the goal was fetched at least once. */
export interface StoredGoal {
  readonly product: Product | null;
  readonly isKnown: boolean;
}

/** The member's goal with the stored catalog's product (R2.13). */
export async function loadGoal(): Promise<StoredGoal> {
  const db = database();
  const stored = await loadMeta(db, 'goal');
  const goal = stored?.value.goal ?? null;
  if (goal === null) return { product: null, isKnown: stored !== undefined };
  const product = (await db.products.get(goal.prodId)) ?? stored?.value.product ?? null;
  return { product, isKnown: product !== null };
}
