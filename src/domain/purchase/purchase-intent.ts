import type { Order } from '../orders/order.ts';
import type { OutboxPost, PostEvent } from '../outbox/outbox-post.ts';
import { NOT_SENT, ServiceError } from '../service-error.ts';
import { isOrderErrorCode } from './purchase-rejection.ts';

/** The intention of a member to buy one product once: a post that becomes an order (R9.9). */
export type PurchaseIntent = OutboxPost<'order'>;

/** The service responds with these before it looks at the order: they say nothing of an earlier attempt. */
const STATUSES_WITHOUT_DECISION: readonly (number | null)[] = [408, 425, 429];

/**
 * What a failed attempt means for an order (R7.31, R8.2, R9.9). Only a 4xx with a code of the service decides.
 * No response, a late, foreign, broken or 5xx one and an ended session leave the outcome unconfirmed. A retry
 * is decided only by an error code about the order: a 400 or a 403 may be about this one request.
 */
export function orderEventOf(error: unknown, isRetry: boolean): PostEvent {
  if (!(error instanceof ServiceError)) return { type: 'delayed', failure: null };
  const { category, status, code, text, details } = error;
  if (code === NOT_SENT) return { type: 'notSent' };
  const isResponse =
    (category === 'refused' || category === 'forbidden') &&
    !STATUSES_WITHOUT_DECISION.includes(status);
  const isDecision = !isRetry || ((status === 404 || status === 409) && isOrderErrorCode(code));
  if (!isResponse || !isDecision) return { type: 'delayed', failure: error };
  return { type: 'refused', refusal: { errorCode: code, text, field: null, details } };
}

const DAY_MS = 86_400_000;
/** The service keeps responses for 30 days (R7.31); a day less, because clocks differ. */
const REQUEST_ID_LIFETIME_MS = 29 * DAY_MS;

/** ms since the epoch: the device's clock may have been wrong by weeks. */
const confirmedAt = ({ body, createdAt }: PurchaseIntent): number => body.confirmedAt ?? createdAt;

/**
 * Whether the service may have forgotten the request id, so that sending it again could buy twice.
 * @param now ms since the epoch, by the service's clock where it is known
 */
export const isForgotten = (intent: PurchaseIntent, now: number): boolean =>
  now - confirmedAt(intent) >= REQUEST_ID_LIFETIME_MS;

/**
 * The order that a forgotten intent became: of its product, at the confirmed price, not earlier than it (a
 * day of leeway for the device's clock) and of no other intent. The earliest that fits; undefined for none.
 */
export const findPlacedOrder = <T extends Pick<Order, 'id' | 'prodId' | 'price' | 'date'>>(
  intent: PurchaseIntent,
  orders: readonly T[],
  taken: ReadonlySet<number>,
): T | undefined =>
  orders
    .filter(
      (order) =>
        order.prodId === intent.body.prodId &&
        order.price === intent.body.confirmedPrice &&
        Date.parse(order.date) >= confirmedAt(intent) - DAY_MS &&
        !taken.has(order.id),
    )
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
