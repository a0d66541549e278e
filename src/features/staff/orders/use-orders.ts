import type { InferOutput } from 'valibot';
import { staffOrdersResponse, type staffOrderResponse } from '#src/contract/acts/orders.ts';
import { staffPlacesResponse, type staffPlace } from '#src/contract/acts/places.ts';
import { ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { useStaffList, type ListKind } from '#src/sync/staff/use-staff-list.ts';
import { useAddressValue, useChoice } from '../list/use-choice.ts';

export type StaffOrder = InferOutput<typeof staffOrderResponse>['order'];
export type Place = InferOutput<typeof staffPlace>;

/** Orders by status; those that are not finished are the queue. */
export const FILTERS = ['OPEN', ...ORDER_STATUSES] as const;

const ORDERS: ListKind<InferOutput<typeof staffOrdersResponse>, StaffOrder> = {
  act: 'orders.list',
  path: '/orders',
  schema: staffOrdersResponse,
  rowsOf: ({ orders }) => orders,
};

const PLACES: ListKind<InferOutput<typeof staffPlacesResponse>, Place> = {
  act: 'places.list',
  path: '/places',
  schema: staffPlacesResponse,
  rowsOf: ({ places }) => places,
};

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** The orders by status and place, both in the address, and the places that are open. */
export function useOrders() {
  const places = useStaffList(PLACES, {}).rows?.filter(({ isWithdrawn }) => !isWithdrawn) ?? [];
  const [status, chooseStatus] = useChoice('status', FILTERS);
  const [typed, choosePlace] = useAddressValue('place');
  const place = isId(typed) ? typed : '';
  const list = useStaffList(ORDERS, { status, place: place === '' ? undefined : place });
  return { list, places, status, place, chooseStatus, choosePlace };
}
