import { createOrder } from '#src/data/api/orders.ts';
import { database, databaseName } from '#src/data/db/database.ts';
import {
  deleteIntent,
  loadLiveIntents,
  storeIntent,
  storeIntentEvent,
} from '#src/data/db/purchase-intents.ts';
import { hasStoredLiveIntent } from '#src/data/db/stored-intents.ts';
import {
  findPlacedOrder,
  intentEventOf,
  isForgotten,
  isLive,
  type IntentEvent,
  type OrderRequest,
  type PurchaseIntent,
} from '#src/domain/purchase-intent.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { isOwnerView } from '#src/platform/owner-view.ts';
import { serviceNow } from '#src/platform/service-clock.ts';
import { session } from '#src/state/session.ts';
import { refreshMember } from '../refresh/member.ts';
import { refreshOrders } from '../refresh/orders.ts';
import { refreshProduct } from '../refresh/product.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { attemptAll, dueAt, ownFailure, senderSubject, type OpenWrites } from './attempts.ts';
import { withSendLock } from './send-lock.ts';

/** An intent after an attempt, with the failure where the service did not decide. */
interface Attempt {
  readonly intent: PurchaseIntent;
  readonly failure: unknown;
}

const store = async (intent: PurchaseIntent, event: IntentEvent): Promise<PurchaseIntent> =>
  (await withMemoryFallback(() => storeIntentEvent(intent.requestId, event))) ?? intent;

async function send(intent: PurchaseIntent): Promise<Attempt> {
  const { requestId, body, confirmedPrice } = intent;
  const sending = await withMemoryFallback(() =>
    storeIntentEvent(requestId, { type: 'sent', at: Date.now() }),
  );
  if (!sending || !isLive(sending)) return { intent: sending ?? intent, failure: null };
  try {
    const order = await createOrder(body, { requestId, confirmedPrice });
    const event = { type: 'placed', orderId: order.id } as const;
    const placed = await withMemoryFallback(() => storeIntentEvent(requestId, event, order));
    return { intent: placed ?? sending, failure: null };
  } catch (failure) {
    const event = intentEventOf(failure, sending.attempts !== 1);
    if (event.type === 'rejected') return { intent: await store(sending, event), failure: null };
    const lost = event.type === 'responseLost' && event.failure;
    const own = lost ? { ...event, failure: ownFailure(lost, intent.sentAt) } : event;
    // The service has responded, with an order that this build cannot read: the list may have it.
    if (lost && lost.category === 'contract') {
      const found = await lookUp(sending, own).catch(() => null);
      if (found) return { ...found, failure: isLive(found.intent) ? failure : null };
    }
    return { intent: await store(sending, own), failure };
  }
}

const OUTCOME_FORGOTTEN: IntentEvent = {
  type: 'rejected',
  rejection: { errorCode: 'OUTCOME_FORGOTTEN', text: null, details: {} },
};

/**
 * Looks the order up in the list.
 * @param otherwise the event when it is not there
 */
async function lookUp(intent: PurchaseIntent, otherwise: IntentEvent): Promise<Attempt> {
  await refreshOrders();
  const found = await withMemoryFallback(async () => {
    const { orders, outbox } = database();
    const taken = await outbox.toArray();
    const ids = new Set(taken.flatMap(({ orderId }) => orderId ?? []));
    const order = findPlacedOrder(intent, await orders.toArray(), ids);
    return storeIntentEvent(
      intent.requestId,
      order ? { type: 'placed', orderId: order.id } : otherwise,
    );
  });
  return { intent: found ?? intent, failure: null };
}

async function settle(intent: PurchaseIntent): Promise<Attempt> {
  if (intent.subject !== senderSubject()) return { intent, failure: null };
  const attempt = await withSendLock(intent, () =>
    // The service may no longer recognise the request id.
    isForgotten(intent, serviceNow() ?? Date.now())
      ? lookUp(intent, OUTCOME_FORGOTTEN)
      : send(intent),
  );
  return attempt ?? { intent, failure: null };
}

/** The balance and the history after orders, and what is left of their products: no dialog refreshes it. */
async function refreshAfterOrders(productIds: readonly number[]): Promise<void> {
  await Promise.allSettled([refreshMember(), ...productIds.map((id) => refreshProduct(id))]);
}

/**
 * Orders a product for the coins that the member confirmed (R7.27, R9.9). The intent is on the device
 * before the request leaves. At most one live intent exists for each product: where one exists, that one is
 * retried instead. Resolves with the intent as it then is: also `unconfirmed`, and `draft` where nothing
 * could be sent without a token. Screens follow the outbox for the outcome.
 * @throws {ServiceError} `forbidden` in owner view and without a signed-in member: nothing was written.
 */
export async function submitPurchase(
  body: OrderRequest,
  confirmedPrice: number,
): Promise<PurchaseIntent> {
  const subject = senderSubject();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: 'POST /api/orders' });
  const started = await withMemoryFallback(() =>
    storeIntent({
      subject,
      body,
      confirmedPrice,
      state: 'sending',
      at: Date.now(),
      confirmedAt: serviceNow(),
    }),
  );
  const { intent } = await settle(started);
  if (intent.state === 'placed') void refreshMember().catch(() => undefined);
  return intent;
}

/**
 * Keeps a purchase as a draft until the network is back (R9.9). It is never sent by itself:
 * `submitPurchase` with the live price takes its place. A live intent of the product stays instead.
 * @throws {ServiceError} `forbidden` in owner view and without a signed-in member: nothing was written.
 */
export async function storePurchaseDraft(
  body: OrderRequest,
  confirmedPrice: number,
): Promise<PurchaseIntent> {
  const subject = senderSubject();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: 'POST /api/orders' });
  return withMemoryFallback(() =>
    storeIntent({ subject, body, confirmedPrice, state: 'draft', at: Date.now() }),
  );
}

/** Deletes a draft or a settled intent from the device; a live one stays until its outcome is known. */
export const dismissPurchase = (requestId: string): Promise<void> =>
  withMemoryFallback(() => deleteIntent(requestId));

async function livePurchases(): Promise<readonly PurchaseIntent[]> {
  const subject = senderSubject();
  return subject === null ? [] : loadLiveIntents(subject);
}

/** When each purchase whose outcome is open is looked up again, in ms since the epoch; 0 for at once. */
export const purchasesDueAt = async (): Promise<readonly number[]> =>
  (await livePurchases()).map(dueAt);

/** The signed-in member's purchases whose outcome is open, oldest first (R7.31, R9.9). */
export async function openPurchases(): Promise<OpenWrites> {
  const placed: number[] = [];
  return {
    attempts: (await livePurchases()).map((intent) => ({
      dueAt: dueAt(intent),
      run: async () => {
        const { intent: after, failure } = await settle(intent);
        if (after.state === 'placed') placed.push(after.body.prodId);
        return failure;
      },
    })),
    finish: async () => {
      if (placed.length > 0) await refreshAfterOrders(placed);
    },
  };
}

/**
 * Finds out the outcome of each live purchase at once, for a screen that waits for it.
 * @throws {ServiceError} the first failure that leaves an outcome unconfirmed
 */
export const reconcilePurchases = async (): Promise<void> => attemptAll([await openPurchases()]);

/** Whether the outcome of a purchase of the signed-in member is open; in owner view, of the viewer's own. */
export async function hasUnconfirmedPurchase(): Promise<boolean> {
  if (isOwnerView() && session.member) {
    const { sub } = session.member;
    return hasStoredLiveIntent(await databaseName(sub), sub);
  }
  return (await livePurchases()).length > 0;
}
