import { proxy } from 'valtio';

/**
 * Products, by id, whose purchase is before the member's eyes in this tab: what becomes of it is said
 * there and nowhere else (R9.9).
 */
export const watchedPurchases = proxy<{ ids: readonly number[] }>({ ids: [] });

/** Notes that a purchase of a product is looked at; the answer ends it. */
export function watchPurchase(prodId: number): () => void {
  watchedPurchases.ids = [...watchedPurchases.ids, prodId];
  return () => {
    watchedPurchases.ids = watchedPurchases.ids.filter((id) => id !== prodId);
  };
}
