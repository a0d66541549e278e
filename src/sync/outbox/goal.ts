import { updateGoal } from '#src/data/api/shop/goal.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';

/**
 * Sets what the member saves for and stores the service's result (R2.13).
 * @throws {ServiceError} the service's refusal, or no response
 */
export async function sendGoal({ body, requestId }: OutboxPost<'goal'>): Promise<null> {
  const goal = await updateGoal(body.prodId, requestId);
  // The service has stored it, whether the device stores it or not. The catalog has the product.
  await storeMeta('goal', { goal, product: null }, Date.now()).catch(() => undefined);
  return null;
}
