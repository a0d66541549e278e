import { database } from '#src/data/db/area/database.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import {
  loadPendingIntents,
  loadUnacknowledgedIntents,
} from '#src/data/db/outbox/purchase-intents.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';

/** An intent with its product as the stored catalog has it. */
export interface StoredPurchase {
  readonly intent: PurchaseIntent;
  /** Null when the stored catalog does not have it. */
  readonly product: Product | null;
}

async function withProducts(
  intents: readonly PurchaseIntent[],
): Promise<readonly StoredPurchase[]> {
  const products = await database().products.bulkGet(intents.map(({ body }) => body.prodId));
  return intents.map((intent, index) => ({ intent, product: products[index] ?? null }));
}

/** Purchases that have no order, newest first (R9.9). */
export const loadPendingPurchases = async (): Promise<readonly StoredPurchase[]> =>
  withProducts(await loadPendingIntents());

// A notice stands outside of the screens: when a sign-out closes the database, it ends without an error.
const none = (): readonly never[] => [];

/** The newest purchase of a product since a time in ms since the epoch; null for none. */
export async function loadPurchaseSince(
  prodId: number,
  since: number,
): Promise<StoredPurchase | null> {
  const intents = await loadPosts('order');
  const newest = intents.findLast(
    ({ body, createdAt }) => body.prodId === prodId && createdAt >= since,
  );
  const [purchase = null] = await withProducts(newest ? [newest] : []);
  return purchase;
}

/** The drafts, newest first (R9.9). */
export async function loadDrafts(): Promise<readonly StoredPurchase[]> {
  const pending = await loadPendingPurchases().catch(none);
  return pending.filter(({ intent }) => intent.state === 'draft');
}

/** Live purchases, and those whose outcome the member has not seen, newest first (R9.9). */
export const loadUnacknowledgedPurchases = (): Promise<readonly StoredPurchase[]> =>
  loadUnacknowledgedIntents().then(withProducts).catch(none);
