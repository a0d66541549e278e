import type { Product } from '#src/domain/product.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { loadSync } from '#src/sync/load-sync.ts';

/** The service's response to a request for a product. */
export type FetchedProduct =
  | { readonly outcome: 'received'; readonly product: Product }
  | { readonly outcome: 'not-found' | 'no-response' };

/** Fetches a product with its current price and stock, and stores it (R2.17). */
export async function fetchLiveProduct(id: number, signal?: AbortSignal): Promise<FetchedProduct> {
  try {
    const { refreshProduct } = await loadSync();
    return { outcome: 'received', product: await refreshProduct(id, signal) };
  } catch (error) {
    return { outcome: isNotFound(error) ? 'not-found' : 'no-response' };
  }
}
