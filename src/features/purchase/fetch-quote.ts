import { ServiceError } from '#src/domain/service-error.ts';
import { pauseOf, withTimeout } from '#src/platform/with-timeout.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import type { PurchaseEvent } from './purchase-state.ts';

/** After that the member can save a draft instead of waiting, in ms. */
const QUOTE_TIMEOUT_MS = 8000;
/** A second tap on a button comes within this time, in ms, and is not meant for what then stands there. */
const DOUBLE_TAP_MS = 500;

const load = async (id: number) => (await loadSync()).fetchPurchaseQuote(id);

/**
 * Settles as the task does, but not before a second tap is over: the button that charges must not appear
 * under a finger that is still coming down.
 */
async function withMinimumDuration<T>(task: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([task, pauseOf(DOUBLE_TAP_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Fetches a product's live price, stock and balance; never rejects. */
export async function fetchQuote(id: number): Promise<PurchaseEvent> {
  try {
    const quote = await withMinimumDuration(withTimeout(QUOTE_TIMEOUT_MS, load(id)));
    return { type: 'quoteReceived', quote };
  } catch (error) {
    const isRemoved = error instanceof ServiceError && error.status === 404;
    return { type: isRemoved ? 'productRemoved' : 'quoteFailed' };
  }
}
