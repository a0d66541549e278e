import type { ProductKind } from '../catalog/product.ts';
import {
  hasShape,
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isText,
  type Check,
  type Checked,
} from '../shape.ts';
import { isLocalText } from '../text/text.ts';
import { goesToAddress } from './order-place.ts';
import { isPickupPlace } from './pickup-place.ts';

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

const isStatusChange = hasShape({
  status: isText,
  /** ISO date-time. */
  at: isText,
  comment: isNullOr(isText),
  /** The comment in both languages; absent where a person wrote it, and from earlier services. */
  localComment: isMissingOr(isLocalText),
});
export type StatusChange = Checked<typeof isStatusChange>;

/** The body of POST api/orders, the same on every retry (R3.5, R7.31). */
export interface OrderRequest {
  readonly cardId: number;
  readonly comment: string;
  /** ISO date-time of the device when the member confirmed. */
  readonly date: string;
  readonly description: string;
  readonly prodId: number;
}

/** Whether a stored order can be shown (R9.4). */
export const isOrder = hasShape({
  id: isNumber,
  /** One of ORDER_STATUSES; unknown statuses are kept unchanged. */
  status: isText,
  kind: isText as Check<ProductKind>,
  comment: isText,
  description: isText,
  /** ISO date-time. */
  date: isText,
  /** ISO date-time of the last change. */
  updatedAt: isText,
  prodId: isNumber,
  productName: isLocalText,
  /** Base path of the picture (see the contract of products), null when the product has none. */
  productImage: isNullOr(isText),
  /** Coins charged. */
  price: isNumber,
  /** Oldest first; empty in lists that were requested without details. */
  history: isListOf(isStatusChange),
  /** Null until it is known; undefined in what earlier builds stored. */
  pickup: isMissingOr(isNullOr(isPickupPlace)),
});
export type Order = Checked<typeof isOrder>;

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
