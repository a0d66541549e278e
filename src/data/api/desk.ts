import {
  deskHandOutsResponse,
  deskOrdersResponse,
  type DeskHandOut,
  type DeskOrder,
} from '#src/contract/acts/desk.ts';
import { fetchForStaff } from './programme-acts.ts';

export type { DeskHandOut, DeskOrder };

/** Most rows of a page that the service sends. */
const PAGE = 1000;

/** What has changed at a place since an earlier list. */
interface DeskChanges {
  readonly orders: readonly DeskOrder[];
  /** Orders that do not wait there. */
  readonly gone: readonly number[];
  /** `orders` are all that wait there. */
  readonly isWhole: boolean;
  /** The `since` of the next request. */
  readonly at: string;
}

/**
 * The orders that wait at a place (R12.1), all pages.
 * @param since the `at` of an earlier list, to get its changes only
 */
export async function fetchDeskOrders(
  place: number,
  since: string | undefined,
  signal: AbortSignal,
): Promise<DeskChanges> {
  const query = { place, since, limit: PAGE };
  const first = await fetchForStaff(deskOrdersResponse, '/desk/orders', query, signal);
  const orders = [...first.orders];
  let { nextCursor } = first;
  while (nextCursor !== null) {
    const page = { ...query, cursor: nextCursor };
    const next = await fetchForStaff(deskOrdersResponse, '/desk/orders', page, signal);
    orders.push(...next.orders);
    ({ nextCursor } = next);
  }
  return { ...first, orders };
}

/** What was handed out at a place since a time, newest first, all pages. */
export async function fetchHandOuts(
  place: number,
  since: string,
  signal: AbortSignal,
): Promise<readonly DeskHandOut[]> {
  const handOuts: DeskHandOut[] = [];
  let cursor: number | undefined;
  do {
    const query = { place, since, cursor, limit: PAGE };
    const page = await fetchForStaff(deskHandOutsResponse, '/desk/hand-outs', query, signal);
    handOuts.push(...page.handOuts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return handOuts;
}
