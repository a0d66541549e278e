import type { Product } from '#src/domain/catalog/product.ts';
import type { Failure } from '#src/domain/empty-reason.ts';
import type { FetchedProduct } from './fetch-product.ts';
import type { RenderOffer } from './offer-slot.ts';
import type { StoredProduct } from './stored-product.ts';

export interface ProductViewProps {
  id: number;
  /** Undefined until it is read. */
  stored: StoredProduct | undefined;
  /** Null while the service's response is awaited. */
  response: FetchedProduct | null;
  onRetry: () => void;
  renderOffer: RenderOffer;
}

/** What the screen shows: the product, or why there is none. */
export type Shown =
  | { readonly state: 'product'; readonly product: Product; readonly stored: StoredProduct }
  | { readonly state: 'loading' }
  /** Null: the service has no such product; with a failure that is not known. */
  | { readonly state: 'missing'; readonly failure: Failure | null };

/**
 * Prefers the stored product, which each fetch refreshes; only a 404 of the service means that there is
 * none (R2.10).
 */
export function shownProduct({
  stored,
  response,
}: Pick<ProductViewProps, 'stored' | 'response'>): Shown {
  if (!stored) return { state: 'loading' };
  const received = response?.outcome === 'received' ? response.product : null;
  const product = stored.product ?? received;
  if (product && response?.outcome !== 'not-found') return { state: 'product', product, stored };
  if (response === null) return { state: 'loading' };
  return { state: 'missing', failure: 'failure' in response ? response.failure : null };
}
