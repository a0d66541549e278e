import { saveGoal } from '#src/data/api/goal.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import type { Goal } from '#src/domain/goal.ts';
import type { Product } from '#src/domain/product.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { orInMemory } from './full-storage.ts';
import { refreshGoal } from './refresh/goal.ts';

/** What became of a choice: kept, unknown (ask again with the same id), or refused. */
export type GoalOutcome = 'done' | 'unknown' | 'refused';

/**
 * Sets the product that the member saves for, or clears it with null, and stores it as the service then
 * has it (R2.13); `requestId` is the same on every retry.
 */
export async function chooseGoal(product: Product | null, requestId: string): Promise<GoalOutcome> {
  let goal: Goal | null;
  try {
    goal = await saveGoal(product?.id ?? null, requestId);
  } catch (error) {
    const isServers = error instanceof ServiceError && error.category === 'server';
    return isNoAnswer(error) || isServers ? 'unknown' : 'refused';
  }
  // The service has it: a device that does not keep it changes nothing of that.
  await orInMemory(() => writeMeta(database(), 'goal', { goal, product }, Date.now())).catch(
    () => undefined,
  );
  // An older answer that was under way may come after this one; whatever comes of it shows in its status.
  void refreshGoal().catch(() => undefined);
  return 'done';
}
