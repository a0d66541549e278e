import { matchPath } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { parseOrderIds } from '#src/domain/order.ts';

/** Whether an address is that of the list of orders. */
export const isOrderList = (pathname: string): boolean =>
  matchPath(hrefs.orders(), pathname) !== null;

/** Ids of the orders that an address shows one by one; none for every other address. */
export const openedOrders = (pathname: string): readonly number[] =>
  parseOrderIds(matchPath(`${hrefs.orders()}/:ids`, pathname)?.params.ids ?? '') ?? [];
