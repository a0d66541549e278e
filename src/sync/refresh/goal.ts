import { fetchGoal } from '#src/data/api/goal.ts';
import { fetchProduct } from '#src/data/api/products.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/**
 * Stores what the member saves for (R2.13). A product that the stored catalogue has not, not yet or no
 * longer, is kept with the goal and not among the catalogue, which would offer it for sale.
 */
export const refreshGoal = (): Promise<void> =>
  track('goal', async () => {
    const goal = await fetchGoal();
    const isInCatalogue =
      goal !== null && (await database().products.get(goal.prodId)) !== undefined;
    const product = goal === null || isInCatalogue ? null : await fetchProduct(goal.prodId);
    await writeMeta(database(), 'goal', { goal, product }, Date.now());
  });
