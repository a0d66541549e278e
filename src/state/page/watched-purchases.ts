import { proxy } from 'valtio';

/** A purchase whose dialog is open in this tab. */
export interface WatchedPurchase {
  readonly prodId: number;
  /** ms since the epoch at which the dialog was opened. */
  readonly since: number;
}

interface WatchedPurchases {
  /** Only their dialogs show their outcomes (R9.9). */
  open: readonly WatchedPurchase[];
  /** Ids of the products whose order is being written to the device and sent. */
  submitting: readonly number[];
}

export const watchedPurchases = proxy<WatchedPurchases>({ open: [], submitting: [] });

/** Marks a product's purchase dialog as open; the returned function takes the mark away. */
export function watchPurchase(prodId: number, since = Date.now()): () => void {
  const watched = { prodId, since };
  watchedPurchases.open = [...watchedPurchases.open, watched];
  return () => {
    watchedPurchases.open = watchedPurchases.open.filter(
      (one) => one.prodId !== prodId || one.since !== since,
    );
  };
}

/** Marks a product's order as being submitted until a promise settles; passes its result on. */
export async function whileSubmitting<T>(prodId: number, submission: Promise<T>): Promise<T> {
  watchedPurchases.submitting = [...watchedPurchases.submitting, prodId];
  try {
    return await submission;
  } finally {
    watchedPurchases.submitting = watchedPurchases.submitting.filter((id) => id !== prodId);
  }
}
