import { goalAnswer } from '#src/contract/goal.ts';
import type { Goal } from '#src/domain/goal.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const PATH = '/api/goal';

/** What the member saves for; null when nothing is chosen (R2.13). */
export const fetchGoal = async (): Promise<Goal | null> =>
  parseAnswer(goalAnswer, await callService({ path: PATH }), `GET ${PATH}`).goal;

/**
 * Sets what the member saves for, or clears it with null; resolves with the goal as the service keeps it.
 * `requestId` is the same on every retry (R7.31).
 */
export async function saveGoal(prodId: number | null, requestId: string): Promise<Goal | null> {
  const answer = await callService({ method: 'PUT', path: PATH, body: { prodId }, requestId });
  return parseAnswer(goalAnswer, answer, `PUT ${PATH}`).goal;
}
