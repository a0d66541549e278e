import type { InferOutput } from 'valibot';
import { staffOrdersResponse, type staffOrderResponse } from '#src/contract/acts/orders.ts';
import { parseOrderIds } from '#src/domain/orders/order-ids.ts';
import { ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { cleanTypedCode } from '#src/domain/orders/scanned-code.ts';
import { useDebounced } from '#src/sync/requests/use-debounced.ts';
import { useStaffList, type ListKind } from '#src/sync/staff/use-staff-list.ts';
import { useAddressValue, useChoice } from '../list/use-choice.ts';
import { usePlaces } from '../list/use-places.ts';

export type StaffOrder = InferOutput<typeof staffOrderResponse>['order'];

/** Orders by status; those that are not finished are the queue. */
export const FILTERS = ['OPEN', ...ORDER_STATUSES] as const;

/** While a number is typed, not every digit is a request. */
const PAUSE_MS = 350;

/** The orders of all members. */
export const ORDERS: ListKind<InferOutput<typeof staffOrdersResponse>, StaffOrder> = {
  act: 'orders.list',
  path: '/orders',
  schema: staffOrdersResponse,
  rowsOf: ({ orders }) => orders,
};

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** The numbers of a scanned code or of what is typed, such as «№ 100 012»; '' for none. */
function numbersOf(text: string): string {
  return parseOrderIds(cleanTypedCode(text))?.join(',') ?? '';
}

/** The orders by status and place or by their numbers, all in the address, and the places that are open. */
export function useOrders() {
  const places = usePlaces().rows?.filter(({ isWithdrawn }) => !isWithdrawn) ?? [];
  const [status, chooseStatus] = useChoice('status', FILTERS);
  const [typed, choosePlace] = useAddressValue('place');
  const [number, chooseNumber] = useAddressValue('number');
  const place = isId(typed) ? typed : '';
  const ids = useDebounced(numbersOf(number), PAUSE_MS);
  const query = { status, place: place === '' ? undefined : place };
  const list = useStaffList(ORDERS, ids === '' ? query : { ids });
  return {
    list,
    places,
    status,
    place,
    number,
    isNamed: ids !== '',
    chooseStatus,
    choosePlace,
    chooseNumber,
  };
}
