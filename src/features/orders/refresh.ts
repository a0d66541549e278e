import { isNotFound } from '#src/domain/service-error.ts';
import { loadSync } from '#src/sync/load-sync.ts';

/** What became of the requested orders: which of them do not exist, or that no response came. */
export type FetchedOrders = { readonly missing: readonly number[] } | 'no-response';

/**
 * Fetches orders with their histories and stores them: one by its id (R7.26), several by few requests (R7.25).
 */
export async function fetchOrders(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<FetchedOrders> {
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
