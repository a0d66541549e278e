import { ServiceError } from '#src/domain/service-error.ts';
import { loadSync } from '#src/sync/load-sync.ts';

/** Refreshes the orders again; the sync status shows the outcome. */
export async function retryOrders(): Promise<void> {
  await Promise.allSettled([loadSync().then((sync) => sync.refreshOrders('visible'))]);
}

/** Outcome of fetching one order; `no-response` leaves the stored data unchanged. */
export type FetchOutcome = 'stored' | 'not-found' | 'no-response';

/** Fetches one order with its history and stores it (R7.26). */
export async function fetchOrder(id: number, signal?: AbortSignal): Promise<FetchOutcome> {
  try {
    const { refreshOrder } = await loadSync();
    await refreshOrder(id, signal);
    return 'stored';
  } catch (error) {
    return error instanceof ServiceError && error.status === 404 ? 'not-found' : 'no-response';
  }
}
