import { database } from '#src/data/db/area/database.ts';
import { storePost } from '#src/data/db/outbox/posts.ts';
import type { OrderRequest } from '#src/domain/orders/order.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';

interface Confirmed {
  readonly subject: string;
  readonly body: OrderRequest;
  /** Coins. */
  readonly confirmedPrice: number;
  /** As a draft, or as a tab leaves it that is killed while it sends. */
  readonly state: 'draft' | 'sending';
  /** ms since the epoch. */
  readonly at: number;
}

/** Stores a purchase that was confirmed at a time. */
export async function storePurchase(confirmed: Confirmed): Promise<PurchaseIntent> {
  const { subject, body, confirmedPrice, state, at } = confirmed;
  const requestId = crypto.randomUUID();
  const isDraft = state === 'draft';
  const stored = await storePost(
    'order',
    { ...body, confirmedPrice },
    subject,
    requestId,
    isDraft ? 'draft' : 'waiting',
  );
  const purchase = { ...stored, state, createdAt: at };
  await database().posts.put(purchase);
  return purchase;
}
