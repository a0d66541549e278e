import { goesToAddress } from './order-place.ts';
import type { LocalText } from './text.ts';

/** Statuses of an order in the order of its life; ANY exists for filters alone (R3.4). */
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

export type ProductKind = 'product' | 'service' | 'event';

export interface StatusChange {
  readonly status: string;
  /** ISO date-time. */
  readonly at: string;
  readonly comment: string | null;
}

export interface Order {
  readonly id: number;
  /** One of ORDER_STATUSES; a status unknown to this build is kept as it is. */
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
  /** Oldest first; empty in lists that were asked without details. */
  readonly history: readonly StatusChange[];
}

const FINISHED: readonly string[] = ['RECEIVED', 'CLOSED', 'CANCELLED'] satisfies OrderStatus[];

/** An order whose code may still be asked for at the desk (R2.20). */
export const isOpen = (order: Pick<Order, 'status'>): boolean => !FINISHED.includes(order.status);

/** An order that waits at the desk. */
export const isReady = (order: Pick<Order, 'status' | 'description'>): boolean =>
  hasArrived(order) && !goesToAddress(order);

/** An order that has come to where it was to go, the desk or an address. */
export const hasArrived = ({ status }: Pick<Order, 'status'>): boolean => status === 'DELIVERED';

/** Whether an order that was known has arrived since; one that is new here is no news. */
export const becameReady = (known: Order | undefined, now: Order): boolean =>
  known !== undefined && !hasArrived(known) && hasArrived(now);

/** Whether the stored history reaches up to where the order is now: it comes by another call (R7.26). */
export const hasWholeHistory = ({ history, status }: Pick<Order, 'history' | 'status'>): boolean =>
  history.at(-1)?.status === status;

const WAY: readonly string[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

/**
 * Whether an order may go from one status to another (R3.4): forward, also past some; never back; what
 * was received is only closed; nothing follows CLOSED and CANCELLED.
 */
export function mayOrderBecome(from: string, to: OrderStatus): boolean {
  const reached = WAY.indexOf(from);
  if (reached < 0 || from === 'CLOSED') return false;
  if (from === 'RECEIVED') return to === 'CLOSED';
  return to === 'CANCELLED' || WAY.indexOf(to) > reached;
}

const CANCELLABLE: Readonly<Record<ProductKind, readonly string[]>> = {
  product: ['NEW_ORDER', 'PROCESSING'],
  service: ['NEW_ORDER'],
  event: ['NEW_ORDER'],
};

/** Whether the member may cancel the order: before the buying stage, a service only when new (R4.4). */
export const mayMemberCancel = (order: Pick<Order, 'kind' | 'status'>): boolean =>
  CANCELLABLE[order.kind].includes(order.status);

/** A number that a pickup desk can scan: up to 12 digits, no leading zero. */
const ORDER_ID = /^[1-9]\d{0,11}$/;

/**
 * Reads the dash-separated id list of the address /orders/{id}: deduplicated, order kept (R2.3).
 * Returns null when a part is not an order id.
 */
export function parseOrderIds(text: string): readonly number[] | null {
  const parts = text.split('-');
  if (!parts.every((part) => ORDER_ID.test(part))) return null;
  return [...new Set(parts.map(Number))];
}

/** The text that one combined code of several orders carries (R2.20). */
export const formatOrderIds = (ids: readonly number[]): string => ids.join('-');
