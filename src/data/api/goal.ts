import { goalAnswer } from '#src/contract/goal.ts';
import { productAnswer } from '#src/contract/products.ts';
import type { Goal } from '#src/domain/goal.ts';
import type { Product } from '#src/domain/product.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const PATH = '/api/goal';

/** What the member saves for; null when nothing is chosen (R2.13). */
export const fetchGoal = async (): Promise<Goal | null> =>
  parseAnswer(goalAnswer, await callService({ path: PATH }), `GET ${PATH}`).goal;

/** The goal's product, also one that is no longer on sale. */
export async function fetchGoalProduct(id: number): Promise<Product> {
  const answer = await callService({ path: `/api/products/${id}` });
  return parseAnswer(productAnswer, answer, 'GET /api/products/{id}').product;
}

/**
 * Sets what the member saves for, or clears it with null; resolves with the goal as the service keeps it.
 * `requestId` is the same on every retry (R7.31).
 */
export async function saveGoal(prodId: number | null, requestId: string): Promise<Goal | null> {
  const answer = await callService({ method: 'PUT', path: PATH, body: { prodId }, requestId });
  return parseAnswer(goalAnswer, answer, `PUT ${PATH}`).goal;
}
