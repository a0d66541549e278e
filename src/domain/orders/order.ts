import type { ProductKind } from '../catalog/product.ts';
import { hasShape, isListOf, isMissingOr, isNullOr, isNumber, isText } from '../shape.ts';
import { isLocalText, type LocalText } from '../text/text.ts';
import { goesToAddress } from './order-place.ts';
import { isPickupPlace, type PickupPlace } from './pickup-place.ts';

/** Statuses of an order in the sequence of its life; ANY exists only in filters (R3.4). */
export const ORDER_STATUSES = [
  'NEW_ORDER',
  'PROCESSING',
  'BUYING',
  'DELIVERY',
  'DELIVERED',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const ANY_STATUS = 'ANY';

export interface StatusChange {
  readonly status: string;
  /** ISO date-time. */
  readonly at: string;
  readonly comment: string | null;
  /** The comment in both languages; absent where a person wrote it, and from earlier services. */
  readonly localComment?: LocalText | undefined;
}

/** The body of POST api/orders, the same on every retry (R3.5, R7.31). */
export interface OrderRequest {
  readonly cardId: number;
  readonly comment: string;
  /** ISO date-time of the device when the member confirmed. */
  readonly date: string;
  readonly description: string;
  readonly prodId: number;
}

export interface Order {
  readonly id: number;
  /** One of ORDER_STATUSES; unknown statuses are kept unchanged. */
  readonly status: string;
  readonly kind: ProductKind;
  readonly comment: string;
  readonly description: string;
  /** ISO date-time. */
  readonly date: string;
  /** ISO date-time of the last change. */
  readonly updatedAt: string;
  readonly prodId: number;
  readonly productName: LocalText;
  /** Base path of the picture (see the contract of products), null when the product has none. */
  readonly productImage: string | null;
  /** Coins charged. */
  readonly price: number;
  /** Oldest first; empty in lists that were requested without details. */
  readonly history: readonly StatusChange[];
  /** Null until it is known; undefined in what earlier builds stored. */
  readonly pickup?: PickupPlace | null | undefined;
}

/** Whether a stored order can be shown (R9.4). */
export const isOrder = hasShape<Order>({
  id: isNumber,
  status: isText,
  kind: isText,
  comment: isText,
  description: isText,
  date: isText,
  updatedAt: isText,
  prodId: isNumber,
  productName: isLocalText,
  productImage: isNullOr(isText),
  price: isNumber,
  history: isListOf(
    hasShape<StatusChange>({
      status: isText,
      at: isText,
      comment: isNullOr(isText),
      localComment: isMissingOr(isLocalText),
    }),
  ),
  pickup: isMissingOr(isNullOr(isPickupPlace)),
});

/** Nothing comes after them but CLOSED after RECEIVED. */
export const FINISHED_STATUSES: readonly string[] = [
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] satisfies OrderStatus[];

/** Whether the pickup desk may still need the order's code (R2.20). */
export const isOpen = (order: Pick<Order, 'status'>): boolean =>
  !FINISHED_STATUSES.includes(order.status);

/** Whether the order waits at the pickup desk. */
export const isReady = (order: Pick<Order, 'status' | 'description'>): boolean =>
  hasArrived(order) && !goesToAddress(order);

/** Whether the order has reached its destination: the desk or an address. */
export const hasArrived = ({ status }: Pick<Order, 'status'>): boolean => status === 'DELIVERED';

/** Whether a stored order has arrived since; an order that this device did not know is no news. */
export const becameReady = (known: Order | undefined, now: Order): boolean =>
  known !== undefined && !hasArrived(known) && hasArrived(now);

/** Whether the stored history includes the current status; the history comes by another request (R7.26). */
export const hasWholeHistory = ({ history, status }: Pick<Order, 'history' | 'status'>): boolean =>
  history.at(-1)?.status === status;

const STATUS_SEQUENCE: readonly string[] = ORDER_STATUSES.filter(
  (status) => status !== 'CANCELLED',
);

/**
 * Whether an order may go from one status to another (R3.4): forward, skipping is allowed; never back;
 * RECEIVED only becomes CLOSED; CLOSED and CANCELLED are final.
 */
export function mayOrderBecome(from: string, to: OrderStatus): boolean {
  const reached = STATUS_SEQUENCE.indexOf(from);
  if (reached < 0 || from === 'CLOSED') return false;
  if (from === 'RECEIVED') return to === 'CLOSED';
  return to === 'CANCELLED' || STATUS_SEQUENCE.indexOf(to) > reached;
}

const CANCELLABLE: Readonly<Record<ProductKind, readonly string[]>> = {
  product: ['NEW_ORDER', 'PROCESSING'],
  service: ['NEW_ORDER'],
  event: ['NEW_ORDER'],
};

/**
 * Whether the member may cancel the order: a product before the buying stage, the others only when new
 * (R4.4).
 */
export const mayMemberCancel = (order: Pick<Order, 'kind' | 'status'>): boolean =>
  CANCELLABLE[order.kind].includes(order.status);

/** How many orders one request names at most (R7.25). */
export const MOST_REQUESTED_ORDERS = 20;
