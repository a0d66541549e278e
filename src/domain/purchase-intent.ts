import { isOrderErrorCode, type PurchaseRejection } from './purchase-rejection.ts';
import { NOT_SENT, ServiceError } from './service-error.ts';
import { countUndecided, type Undecided } from './undecided.ts';

/** The body of POST api/orders, the same on every retry (R3.5, R7.31). */
export interface OrderRequest {
  readonly cardId: number;
  readonly comment: string;
  /** ISO date-time of the device when the member confirmed. */
  readonly date: string;
  readonly description: string;
  readonly prodId: number;
}

/**
 * The intention of a member to buy one product once, as a row of the outbox (R9.9):
 * - `draft`: kept for later; it is never sent by itself;
 * - `sending`: stored before the request, so that a tab that is killed leaves it behind;
 * - `unconfirmed`: sent, and no response of the service came;
 * - `placed`, `rejected`: the service's final response.
 */
export interface PurchaseIntent {
  /** The idempotency key, the same on every retry (R7.31). */
  readonly requestId: string;
  readonly kind: 'order';
  readonly state: 'draft' | 'sending' | 'unconfirmed' | 'placed' | 'rejected';
  /** The subject who confirmed it: it is never sent with another person's token. */
  readonly subject: string;
  readonly body: OrderRequest;
  /** Coins. */
  readonly confirmedPrice: number;
  /** ms since the epoch, by this device's clock. */
  readonly createdAt: number;
  /** The same by the service's clock; absent where it was unknown. */
  readonly confirmedAt?: number | undefined;
  /** ms since the epoch of the last attempt; null before the first one. */
  readonly sentAt: number | null;
  /** Attempts that may have left the device. */
  readonly attempts: number;
  readonly undecided?: Undecided | undefined;
  /** The order that it became; null until it is placed. */
  readonly orderId: number | null;
  readonly rejection: PurchaseRejection | null;
  /** Whether the member has seen the outcome: until then every screen shows it (R9.9). */
  readonly isAcknowledged: boolean;
}

export type IntentEvent =
  | { readonly type: 'sent'; readonly at: number }
  /** No response of the service that decides; null while the service cannot be reached. */
  | { readonly type: 'responseLost'; readonly failure: ServiceError | null }
  /** The attempt that was begun has not left the device. */
  | { readonly type: 'notSent' }
  | { readonly type: 'placed'; readonly orderId: number }
  | { readonly type: 'rejected'; readonly rejection: PurchaseRejection };

/** Whether the outcome is still open: the product cannot be bought again until it is known. */
export const isLive = ({ state }: PurchaseIntent): boolean =>
  state === 'sending' || state === 'unconfirmed';

/**
 * The intent after an event. The service's response is final: a slower tab that got none changes nothing.
 * A draft is never sent: a new intent takes its place.
 */
export function nextIntent(intent: PurchaseIntent, event: IntentEvent): PurchaseIntent {
  if (!isLive(intent)) return intent;
  switch (event.type) {
    case 'sent':
      return { ...intent, state: 'sending', sentAt: event.at, attempts: intent.attempts + 1 };
    case 'notSent':
      return withoutLastAttempt(intent);
    case 'responseLost':
      return {
        ...intent,
        state: 'unconfirmed',
        undecided: countUndecided(intent.undecided, event.failure),
      };
    case 'placed':
      return { ...intent, state: 'placed', orderId: event.orderId };
    case 'rejected':
      return { ...intent, state: 'rejected', rejection: event.rejection };
  }
}

/**
 * If no attempt has left the device, nothing is ordered, and the intent is a draft that nobody sends later.
 */
function withoutLastAttempt(intent: PurchaseIntent): PurchaseIntent {
  const attempts = intent.attempts - 1;
  if (attempts === 0) return { ...intent, state: 'draft', sentAt: null, attempts };
  return { ...intent, state: 'unconfirmed', attempts };
}

/** The service responds with these before it looks at the order: they say nothing of an earlier attempt. */
const STATUSES_WITHOUT_DECISION: readonly (number | null)[] = [408, 425, 429];

/**
 * What a failed attempt means for an order (R7.31, R8.2, R9.9). Only a 4xx with a code of the service decides.
 * No response, a late, foreign, broken or 5xx one and an ended session leave the outcome unconfirmed. A retry
 * is decided only by an error code about the order: a 400 or a 403 may be about this one request.
 */
export function intentEventOf(error: unknown, isRetry: boolean): IntentEvent {
  if (!(error instanceof ServiceError)) return { type: 'responseLost', failure: null };
  const { category, status, code, text, details } = error;
  if (code === NOT_SENT) return { type: 'notSent' };
  const isResponse =
    (category === 'refused' || category === 'forbidden') &&
    !STATUSES_WITHOUT_DECISION.includes(status);
  const isDecision = !isRetry || ((status === 404 || status === 409) && isOrderErrorCode(code));
  if (!isResponse || !isDecision) return { type: 'responseLost', failure: error };
  return { type: 'rejected', rejection: { errorCode: code, text, details } };
}

const DAY_MS = 86_400_000;
/** The service keeps responses for 30 days (R7.31); a day less, because clocks differ. */
const REQUEST_ID_LIFETIME_MS = 29 * DAY_MS;

/** ms since the epoch: the device's clock may have been wrong by weeks. */
const confirmedAt = (intent: PurchaseIntent): number => intent.confirmedAt ?? intent.createdAt;

/**
 * Whether the service may have forgotten the request id, so that sending it again could buy twice.
 * @param now ms since the epoch, by the service's clock where it is known
 */
export const isForgotten = (intent: PurchaseIntent, now: number): boolean =>
  now - confirmedAt(intent) >= REQUEST_ID_LIFETIME_MS;

/** What an order of the list is recognised by. */
interface ListedOrder {
  readonly id: number;
  readonly prodId: number;
  readonly price: number;
  readonly date: string;
}

/**
 * The order that a forgotten intent became: of its product, at the confirmed price, not earlier than it (a
 * day of leeway for the device's clock) and of no other intent. The earliest that fits; undefined for none.
 */
export const findPlacedOrder = <T extends ListedOrder>(
  intent: PurchaseIntent,
  orders: readonly T[],
  taken: ReadonlySet<number>,
): T | undefined =>
  orders
    .filter(
      (order) =>
        order.prodId === intent.body.prodId &&
        order.price === intent.confirmedPrice &&
        Date.parse(order.date) >= confirmedAt(intent) - DAY_MS &&
        !taken.has(order.id),
    )
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
