import { createOrder } from '#src/data/api/shop/orders.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import type { Order } from '#src/domain/orders/order.ts';
import type { PostEvent } from '#src/domain/outbox/outbox-post.ts';
import {
  findPlacedOrder,
  isForgotten,
  orderEventOf,
  type PurchaseIntent,
} from '#src/domain/purchase/purchase-intent.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';
import { refreshMember } from '../refresh/member.ts';
import { refreshOrders } from '../refresh/orders.ts';
import { refreshProduct } from '../refresh/product.ts';

const OUTCOME_FORGOTTEN: PostEvent = {
  type: 'refused',
  refusal: { errorCode: 'OUTCOME_FORGOTTEN', text: null, field: null, details: {} },
};

/** Looks in the list for the order that an intent became; null when it is not there. */
async function lookUp(intent: PurchaseIntent): Promise<PostEvent | null> {
  await refreshOrders();
  const intents = await loadPosts('order');
  const taken = new Set(intents.flatMap(({ orderId }) => orderId ?? []));
  const order: Order | undefined = findPlacedOrder(
    intent,
    await database().orders.toArray(),
    taken,
  );
  return order ? { type: 'accepted', order } : null;
}

/**
 * Orders a product for the coins that the member confirmed (R7.27). Once the service may no longer recognise the
 * request id, it looks the order up instead (R7.31).
 * @throws {ServiceError} the service's refusal, or no response
 */
export async function sendOrder(intent: PurchaseIntent): Promise<PostEvent> {
  if (isForgotten(intent, serviceNow() ?? Date.now()))
    return (await lookUp(intent)) ?? OUTCOME_FORGOTTEN;
  const { confirmedPrice, confirmedAt: _, ...request } = intent.body;
  const order = await createOrder(request, { requestId: intent.requestId, confirmedPrice });
  return { type: 'accepted', order };
}

/** What a failed attempt means. After an order that this build cannot read, the list says whether it is there. */
export async function orderFailure(error: unknown, intent: PurchaseIntent): Promise<PostEvent> {
  const event = orderEventOf(error, intent.attempts !== 1);
  const isUnreadable = event.type === 'delayed' && event.failure?.category === 'contract';
  const found = isUnreadable ? await lookUp(intent).catch(() => null) : null;
  return found ?? event;
}

/**
 * The balance and the history after an order, and what is left of its product. A member who waits for the outcome does
 * not wait for them, and the dialog's screen refreshes the product.
 */
export async function refreshAfterOrder(
  { body }: PurchaseIntent,
  isAwaited: boolean,
): Promise<void> {
  if (isAwaited) void refreshMember().catch(() => undefined);
  else await Promise.allSettled([refreshMember(), refreshProduct(body.prodId)]);
}
