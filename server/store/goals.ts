import { and, eq, isNull } from 'drizzle-orm';
import type { Goal } from '#src/domain/goal.ts';
import { invalid } from '../errors/service-error.ts';
import { recordChange } from './changes.ts';
import type { Db } from './db.ts';
import { goal } from './schema/goal.ts';
import { product } from './schema/product.ts';

/** What a member saves for; null when nothing is chosen (R2.13). */
export async function readGoal(db: Db, memberId: number): Promise<Goal | null> {
  const [found] = await db.select().from(goal).where(eq(goal.memberId, memberId));
  return found ? { prodId: found.prodId, savedAt: found.savedAt.toISOString() } : null;
}

/**
 * Sets or with null clears a member's goal and tells their other devices of it. Throws 400 for a product
 * that is not on sale.
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
