import { proxy } from 'valtio';

/** Ids of the products whose purchase dialog is open in this tab: only the dialog shows the outcome (R9.9). */
export const watchedPurchases = proxy<{ ids: readonly number[] }>({ ids: [] });

/** Marks a product's purchase dialog as open; the returned function takes the mark away. */
export function watchPurchase(prodId: number): () => void {
  watchedPurchases.ids = [...watchedPurchases.ids, prodId];
  return () => {
    watchedPurchases.ids = watchedPurchases.ids.filter((id) => id !== prodId);
  };
}
