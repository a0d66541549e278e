import { parseOrderIds } from './order-ids.ts';

/** Whether an address below the base path is that of the list of orders. */
export const isOrderList = (pathname: string): boolean => /^\/orders\/*$/i.test(pathname);

/** Ids of the orders that an address shows one by one; none for every other address. */
export const openedOrders = (pathname: string): readonly number[] =>
  parseOrderIds(/^\/orders\/([^/]+)\/*$/i.exec(pathname)?.[1] ?? '') ?? [];
