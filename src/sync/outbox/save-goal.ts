import { updateGoal } from '#src/data/api/goal.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { Goal } from '#src/domain/goal.ts';
import type { Product } from '#src/domain/product.ts';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { refreshGoal } from '../refresh/goal.ts';

/** Outcome of a choice: kept, unknown (retry with the same id), or refused. */
export type GoalOutcome = 'done' | 'unknown' | 'refused';

/**
 * Sets the member's goal, or clears it with null, and stores the service's result (R2.13); `requestId`
 * is the same on every retry.
 */
export async function chooseGoal(product: Product | null, requestId: string): Promise<GoalOutcome> {
  let goal: Goal | null;
  try {
    goal = await updateGoal(product?.id ?? null, requestId);
  } catch (error) {
    const isServers = error instanceof ServiceError && error.category === 'server';
    return lacksResponse(error) || isServers ? 'unknown' : 'refused';
  }
  // The service has stored it, whether the device stores it or not.
  await withMemoryFallback(() =>
    storeMeta(database(), 'goal', { goal, product }, Date.now()),
  ).catch(() => undefined);
  // A pending older response may arrive after this one; the sync status shows a failure.
  void refreshGoal().catch(() => undefined);
  return 'done';
}
