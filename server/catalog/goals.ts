import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { goal } from '#server/database/schema/shop/goal.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { Goal } from '#src/domain/catalog/goal.ts';

/** What a member saves for; null when nothing is chosen (R2.13). */
export async function readGoal(db: Db, memberId: number): Promise<Goal | null> {
  const [found] = await db.select().from(goal).where(eq(goal.memberId, memberId));
  return found ? { prodId: found.prodId, savedAt: found.savedAt.toISOString() } : null;
}

/**
 * Sets a member's goal, or clears it with null, and notifies their other devices. Throws 400 for a
 * product that is not on sale.
 */
export async function saveGoal(
  tx: Db,
  memberId: number,
  prodId: number | null,
): Promise<Goal | null> {
  await recordChange(tx, memberId, 'contacts');
  if (prodId === null) {
    await tx.delete(goal).where(eq(goal.memberId, memberId));
    return null;
  }
  const onSale = and(eq(product.id, prodId), isNull(product.removedAt));
  if ((await tx.$count(product, onSale)) === 0) throw invalid('prodId');
  const chosen = { prodId, savedAt: new Date() };
  await tx
    .insert(goal)
    .values({ memberId, ...chosen })
    .onConflictDoUpdate({ target: goal.memberId, set: chosen });
  return { prodId, savedAt: chosen.savedAt.toISOString() };
}
