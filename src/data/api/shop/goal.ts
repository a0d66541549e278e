import { goalResponse } from '#src/contract/shop/goal.ts';
import type { Goal } from '#src/domain/catalog/goal.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/goal';

/** What the member saves for; null when nothing is chosen (R2.13). */
export const fetchGoal = async (signal?: AbortSignal): Promise<Goal | null> =>
  (await callAndParse(goalResponse, { path: PATH, signal })).goal;

/**
 * Sets what the member saves for, or clears it with null; resolves with the goal as the service keeps it.
 * `requestId` is the same on every retry (R7.31).
 */
export async function updateGoal(prodId: number | null, requestId: string): Promise<Goal | null> {
  const call = { method: 'PUT', path: PATH, body: { prodId }, requestId } as const;
  return (await callAndParse(goalResponse, call)).goal;
}
