import { goalResponse } from '#src/contract/shop/goal.ts';
import { callService } from '#src/data/http/service.ts';
import type { Goal } from '#src/domain/catalog/goal.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/goal';

/** What the member saves for; null when nothing is chosen (R2.13). */
export const fetchGoal = async (signal?: AbortSignal): Promise<Goal | null> =>
  parseResponse(goalResponse, await callService({ path: PATH, signal }), `GET ${PATH}`).goal;

/**
 * Sets what the member saves for, or clears it with null; resolves with the goal as the service keeps it.
 * `requestId` is the same on every retry (R7.31).
 */
export async function updateGoal(prodId: number | null, requestId: string): Promise<Goal | null> {
  const response = await callService({ method: 'PUT', path: PATH, body: { prodId }, requestId });
  return parseResponse(goalResponse, response, `PUT ${PATH}`).goal;
}
