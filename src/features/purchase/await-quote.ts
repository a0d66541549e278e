import { isNotFound } from '#src/domain/service-error.ts';
import { pauseOf, withTimeout } from '#src/platform/network/with-timeout.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import type { PurchaseEvent } from './purchase-state.ts';

/** After this time, in ms, the member can save a draft instead of waiting. */
const QUOTE_TIMEOUT_MS = 8000;
/** A second tap within this time, in ms, is not meant for the button that then stands there. */
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

/** Waits for a product's live price, stock and balance (`fetchPurchaseQuote`); never rejects. */
export async function awaitQuote(id: number): Promise<PurchaseEvent> {
  try {
    const quote = await withMinimumDuration(withTimeout(QUOTE_TIMEOUT_MS, load(id)));
    return { type: 'quoteReceived', quote };
  } catch (error) {
    return { type: isNotFound(error) ? 'productRemoved' : 'quoteFailed' };
  }
}
