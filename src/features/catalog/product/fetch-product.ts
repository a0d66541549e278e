import type { Product } from '#src/domain/catalog/product.ts';
import type { Failure } from '#src/domain/empty-reason.ts';
import { failureOf } from '#src/domain/refresh-failure.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { loadSync } from '#src/sync/load-sync.ts';

/** The service's response to a request for a product. */
export type FetchedProduct =
  | { readonly outcome: 'received'; readonly product: Product }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'no-response'; readonly failure: Failure };

/** Fetches a product with its current price and stock, and stores it (R2.17). */
export async function fetchLiveProduct(id: number, signal?: AbortSignal): Promise<FetchedProduct> {
  try {
    const { refreshProduct } = await loadSync();
    return { outcome: 'received', product: await refreshProduct(id, signal) };
  } catch (error) {
    if (isNotFound(error)) return { outcome: 'not-found' };
    return { outcome: 'no-response', failure: failureOf(error) };
  }
}
