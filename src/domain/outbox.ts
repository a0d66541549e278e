import { isOrderCode } from './order-refusal.ts';
import { NOT_SENT, ServiceError } from './service-error.ts';

/** What an order asks for: the body that goes out, the same on every retry (R3.5, R7.31). */
export interface OrderDemand {
  readonly cardId: number;
  readonly comment: string;
  /** ISO date-time of the device when the member confirmed. */
  readonly date: string;
  readonly description: string;
  readonly prodId: number;
}

/** Why the service did not place an order, with the fresh figures that it gave. */
export interface OrderRefusal {
  /** The service's errorCode, or OUTCOME_FORGOTTEN. */
  readonly code: string;
  /** The service's own text for a person; null when it gave none. */
  readonly text: string | null;
  /** Price, balance and stock as of the refusal, where the service told them. */
  readonly details: Readonly<Record<string, number | undefined>>;
}

/**
 * The wish of a member to buy one product once (R9.9):
 * - `draft`: kept for later, «не заказано»; it never goes out by itself;
 * - `sending`: written before the request, so that a tab that dies leaves it behind;
 * - `unknown`: sent, and no answer of the service came: «уточняем результат»;
 * - `placed`, `refused`: the service's answer, for good.
 */
export interface OrderIntent {
  /** The idempotency key, the same on every retry (R7.31). */
  readonly requestId: string;
  readonly kind: 'order';
  readonly state: 'draft' | 'sending' | 'unknown' | 'placed' | 'refused';
  /** The subject who confirmed it: it never goes out with another person's token. */
  readonly subject: string;
  readonly body: OrderDemand;
  /** Coins that the member confirmed. */
  readonly confirmedAmount: number;
  /** ms since the epoch, by this device's clock. */
  readonly createdAt: number;
  /** ms since the epoch of the last attempt; null before the first one. */
  readonly sentAt: number | null;
  /** Attempts that may have left the device. */
  readonly attempts: number;
  /** The order that it became; null until it is placed. */
  readonly orderId: number | null;
  readonly refusal: OrderRefusal | null;
  /** Whether the member has seen what became of it: until then it is told on every screen (R9.9). */
  readonly isTold: boolean;
}

/** Posts that wait for the network and the intents of orders (R9.9, R9.10). */
export type OutboxEntry = OrderIntent;

/** What happens to an intent. */
export type OrderEvent =
  | { readonly type: 'sent'; readonly at: number }
  | { readonly type: 'unanswered' }
  /** The attempt that was begun has not left the device. */
  | { readonly type: 'unsent' }
  | { readonly type: 'placed'; readonly orderId: number }
  | { readonly type: 'refused'; readonly refusal: OrderRefusal };

/** Whether the service's answer is still awaited: nothing else of that product may be bought meanwhile. */
export const isLive = ({ state }: OrderIntent): boolean =>
  state === 'sending' || state === 'unknown';

/**
 * The intent after an event. The service's answer is final: a slower tab that got none changes nothing
 * of it. A draft never goes out: an order takes its place.
 */
export function nextIntent(intent: OrderIntent, event: OrderEvent): OrderIntent {
  if (!isLive(intent)) return intent;
  if (event.type === 'sent') {
    return { ...intent, state: 'sending', sentAt: event.at, attempts: intent.attempts + 1 };
  }
  if (event.type === 'unsent') return withdraw(intent);
  if (event.type === 'unanswered') return { ...intent, state: 'unknown' };
  if (event.type === 'placed') return { ...intent, state: 'placed', orderId: event.orderId };
  return { ...intent, state: 'refused', refusal: event.refusal };
}

/** Without the attempt that did not leave: if none did, nothing is ordered, and nobody sends it later. */
function withdraw(intent: OrderIntent): OrderIntent {
  const attempts = intent.attempts - 1;
  if (attempts === 0) return { ...intent, state: 'draft', sentAt: null, attempts };
  return { ...intent, state: 'unknown', attempts };
}

/** Answers from before the service looked at the order at all: they say nothing of an earlier attempt. */
const NO_VERDICT: readonly (number | null)[] = [408, 425, 429];

/**
 * What a failed attempt says of an order (R7.31, R9.9). Only a 4xx of the service itself is its answer:
 * no answer, a late, foreign, broken or 5xx one and an ended session leave the outcome unknown. Of a
 * retry only what the service says of the order itself: a 400 or a 403 may be about this request alone.
 */
export function orderEventOf(error: unknown, isRetry: boolean): OrderEvent {
  if (!(error instanceof ServiceError)) return { type: 'unanswered' };
  const { category, status, code, text, details } = error;
  if (code === NOT_SENT) return { type: 'unsent' };
  const isAnswer =
    (category === 'refused' || category === 'forbidden') && !NO_VERDICT.includes(status);
  const isVerdict = !isRetry || ((status === 404 || status === 409) && isOrderCode(code));
  if (!isAnswer || !isVerdict) return { type: 'unanswered' };
  return { type: 'refused', refusal: { code, text, details } };
}

const DAY_MS = 86_400_000;
/** The service keeps answers for 30 days (R7.31); a day less, for clocks differ. */
const MEMORY_MS = 29 * DAY_MS;

/** Whether the service may have forgotten the request id, so that sending it again could buy twice. */
export const isForgotten = (intent: OrderIntent, now: number): boolean =>
  now - intent.createdAt >= MEMORY_MS;

/** An order of the list, as far as it can be recognised. */
interface KnownOrder {
  readonly id: number;
  readonly prodId: number;
  readonly price: number;
  readonly date: string;
}

/**
 * The order that a forgotten intent became: of its product, at the confirmed price, not before it (a day
 * of leeway for the device's clock) and of no other intent. The earliest that fits; undefined for none.
 */
export const findPlaced = <T extends KnownOrder>(
  intent: OrderIntent,
  orders: readonly T[],
  taken: ReadonlySet<number>,
): T | undefined =>
  orders
    .filter(
      (order) =>
        order.prodId === intent.body.prodId &&
        order.price === intent.confirmedAmount &&
        Date.parse(order.date) >= intent.createdAt - DAY_MS &&
        !taken.has(order.id),
    )
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
