import { useState } from 'react';
import { hasWholeHistory } from '#src/domain/orders/order.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useFetched } from '#src/sync/requests/use-fetched.ts';
import type { StoredOrder } from './stored-order.ts';

/** What became of the requested orders: which of them do not exist, or that no response came. */
type FetchedOrders = { readonly missing: readonly number[] } | 'no-response';

/**
 * Fetches orders with their histories and stores them: one by its id (R7.26), several by few requests (R7.25).
 */
async function fetchOrders(ids: readonly number[], signal: AbortSignal): Promise<FetchedOrders> {
  const [first, ...others] = ids;
  if (first === undefined) return { missing: [] };
  try {
    const { refreshOrder, refreshOrdersById } = await loadSync();
    if (others.length > 0) return { missing: await refreshOrdersById(ids, signal) };
    await refreshOrder(first, signal);
    return { missing: [] };
  } catch (error) {
    return isNotFound(error) ? { missing: [first] } : 'no-response';
  }
}

/** The outcome of fetching one order of the screen; `no-response` leaves the stored data unchanged. */
export type FetchOutcome = 'stored' | 'not-found' | 'no-response';

interface Wanted {
  /** Counts the requests: the same orders may be needed again. */
  readonly round: number;
  readonly ids: readonly number[];
  /** Ids that were complete on this screen. */
  readonly complete: ReadonlySet<number>;
}

/** What to fetch now, by what was fetched before: a status that changed makes a complete order incomplete. */
function nextWanted(before: Wanted | null, places: readonly StoredOrder[]): Wanted {
  const isComplete = ({ order }: StoredOrder) => order !== null && hasWholeHistory(order);
  const incomplete = places.filter((place) => !isComplete(place)).map(({ id }) => id);
  const complete = new Set(places.filter(isComplete).map(({ id }) => id));
  const isNew = before === null || incomplete.some((id) => before.complete.has(id));
  if (isNew) return { round: (before?.round ?? 0) + 1, ids: incomplete, complete };
  return complete.size > before.complete.size ? { ...before, complete } : before;
}

const fetchWanted = (key: string, signal: AbortSignal) => fetchOrders(idsOf(key), signal);
const keyOf = (wanted: Wanted | null): string =>
  wanted === null ? '' : `${wanted.round} ${wanted.ids.join(' ')}`;
const idsOf = (key: string): readonly number[] => key.split(' ').slice(1).map(Number);

/**
 * Fetches the orders of the screen that are not stored, or not with their whole history, in few requests
 * (R2.3).
 * @param places undefined until the device was read
 * @returns the outcome of an order; null until the response
 */
export function useOrderDetails(
  places: readonly StoredOrder[] | undefined,
): (id: number) => FetchOutcome | null {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const next = places ? nextWanted(wanted, places) : wanted;
  if (next !== wanted) setWanted(next);
  const isNeeded = next !== null && next.ids.length > 0;
  const { response, isAwaited } = useFetched(fetchWanted, keyOf(next), isNeeded);
  return (id) => {
    if (next === null) return null;
    if (!next.ids.includes(id)) return 'stored';
    if (response === null) return isAwaited ? null : 'no-response';
    if (response === 'no-response') return response;
    return response.missing.includes(id) ? 'not-found' : 'stored';
  };
}
