import { useFetched } from '#src/sync/use-fetched.ts';
import { fetchLiveProduct, type FetchedProduct } from './fetch-product.ts';

interface LiveProduct {
  /** Null while it is awaited. */
  readonly response: FetchedProduct | null;
  readonly refetch: () => void;
}

/** Fetches the product while its screen is open (R2.17). */
export function useLiveProduct(id: number): LiveProduct {
  const { response, isAwaited, refetch } = useFetched(fetchLiveProduct, id);
  return { response: response ?? (isAwaited ? null : { outcome: 'no-response' }), refetch };
}
