import { databaseName } from '#src/data/db/area/database.ts';
import { loadPendingPosts, storePost } from '#src/data/db/outbox/posts.ts';
import { hasStoredLiveIntent } from '#src/data/db/outbox/stored-intents.ts';
import type { OrderRequest } from '#src/domain/orders/order.ts';
import type { OrderPost } from '#src/domain/outbox/post-bodies.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { stripEmojiDeep } from '#src/domain/text/emoji.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';
import { attemptAll, requireSender } from './attempts.ts';
import { openPosts, submitPost } from './posts.ts';

/** As it is sent: a later build may strip otherwise, and every retry must be the same bytes (R7.31). */
const bodyOf = (request: OrderRequest, confirmedPrice: number): OrderPost => ({
  ...(stripEmojiDeep(request) as OrderRequest),
  confirmedPrice,
  confirmedAt: serviceNow() ?? undefined,
});

/**
 * Orders a product for the coins that the member confirmed (R7.27, R9.9). The intent is on the device
 * before the request leaves. At most one live intent exists for each product: where one exists, that one is
 * retried instead. Resolves with the intent as it then is: also `waiting`, where its outcome is not known, and `draft`
 * where nothing could be sent without a token. Screens follow the outbox for the outcome.
 * @throws {ServiceError} `forbidden` in owner view and without a signed-in member: nothing was written.
 */
export const submitPurchase = (
  request: OrderRequest,
  confirmedPrice: number,
): Promise<PurchaseIntent> => submitPost('order', bodyOf(request, confirmedPrice));

/**
 * Keeps a purchase as a draft until the network is back (R9.9). It is never sent by itself:
 * `submitPurchase` with the live price takes its place. A live intent of the product stays instead.
 * @throws {ServiceError} `forbidden` in owner view and without a signed-in member: nothing was written.
 */
export async function storePurchaseDraft(
  request: OrderRequest,
  confirmedPrice: number,
): Promise<PurchaseIntent> {
  const subject = requireSender('order');
  const body = bodyOf(request, confirmedPrice);
  const requestId = crypto.randomUUID();
  return storePost('order', body, subject, requestId, 'draft');
}

/**
 * Finds out the outcome of each live purchase at once, for a screen that waits for it.
 * @throws {ServiceError} the first failure that leaves an outcome unconfirmed
 */
export const reconcilePurchases = async (): Promise<void> =>
  attemptAll(await openPosts(({ kind }) => kind === 'order'));

/** Whether the outcome of a purchase of the signed-in member is open; in owner view, of the viewer's own. */
export async function hasUnconfirmedPurchase(): Promise<boolean> {
  if (!session.member) return false;
  const { sub } = session.member;
  if (isOwnerView()) return hasStoredLiveIntent(await databaseName(sub), sub);
  const pending = await loadPendingPosts(sub);
  return pending.some(({ kind }) => kind === 'order');
}
