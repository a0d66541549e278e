import type { Act } from '#src/domain/acts.ts';
import { goesToAddress } from '#src/domain/orders/order-place.ts';
import {
  isReady,
  mayOrderBecome,
  ORDER_STATUSES,
  type OrderStatus,
} from '#src/domain/orders/order.ts';
import type { ActRequest } from '#src/sync/staff/use-act.ts';
import type { Place } from '../list/use-places.ts';
import type { StaffOrder } from './use-orders.ts';

/** What staff adds to a move. */
interface MoveDetails {
  /** Where the member fetches it from now on, by the place's id. */
  readonly place?: number | undefined;
  /** The member reads it. */
  readonly comment?: string | undefined;
}

/** Whether the order waits at a desk, where it is handed out. */
const waitsAtDesk = (order: StaffOrder): boolean => order.kind === 'product' && isReady(order);

/** The act that moves an order to a status, as a request. */
export function requestOf(
  order: StaffOrder,
  status: OrderStatus,
  { place, comment = '' }: MoveDetails = {},
): ActRequest {
  if (status === 'RECEIVED' && waitsAtDesk(order) && comment === '') {
    return { path: `/orders/${order.id}/hand-out`, body: {} };
  }
  return {
    path: `/orders/${order.id}/status`,
    body: {
      status,
      from: order.status,
      ...(place !== undefined && { place }),
      ...(comment !== '' && { comment }),
    },
  };
}

/** Whether a person may move an order to a status. */
export function mayMove(may: (act: Act) => boolean, order: StaffOrder, status: OrderStatus) {
  if (!mayOrderBecome(order.status, status)) return false;
  if (status !== 'RECEIVED') return may('orders.move');
  return may('orders.hand-out') && (waitsAtDesk(order) || may('orders.move'));
}

/** The statuses that an order may get, in their sequence, without the cancellation. */
export const movesOf = (may: (act: Act) => boolean, order: StaffOrder): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => status !== 'CANCELLED' && mayMove(may, order, status));

/** Neither a service nor a ticket is purchased or carried to a desk. */
const OF_PRODUCTS: readonly OrderStatus[] = ['BUYING', 'DELIVERY'];

/** The next status of the order's way that the person may give it; undefined where there is none. */
export const nextMove = (may: (act: Act) => boolean, order: StaffOrder): OrderStatus | undefined =>
  movesOf(may, order).find((status) => order.kind === 'product' || !OF_PRODUCTS.includes(status));

/** Whether an order that becomes ready needs a place from staff: it has none, and there are several. */
export const lacksPlace = (
  order: StaffOrder,
  status: OrderStatus,
  places: readonly Place[],
): boolean =>
  status === 'DELIVERED' &&
  order.kind === 'product' &&
  !goesToAddress(order) &&
  !order.pickup &&
  places.length > 1;
