import { fetchGoal } from '#src/data/api/shop/goal.ts';
import { fetchProduct } from '#src/data/api/shop/products.ts';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { tracked } from './track.ts';

/**
 * Stores the member's goal (R2.13). A product that the stored catalog does not contain is stored with
 * the goal: in the catalog it would be offered for sale.
 */
export const refreshGoal = tracked('goal', async (signal) => {
  const goal = await fetchGoal(signal);
  const isInCatalog = goal !== null && (await database().products.get(goal.prodId)) !== undefined;
  const product = goal === null || isInCatalog ? null : await fetchProduct(goal.prodId, signal);
  await storeMeta('goal', { goal, product }, Date.now());
});
