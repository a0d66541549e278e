import { stripEmojiDeep } from '#src/domain/emoji.ts';
import type { Order } from '#src/domain/order.ts';
import {
  isLive,
  nextIntent,
  type IntentEvent,
  type OrderRequest,
  type PurchaseIntent,
} from '#src/domain/purchase-intent.ts';
import { database } from './database.ts';
import { toOutboxRow } from './outbox-row.ts';

interface NewIntent {
  readonly subject: string;
  readonly body: OrderRequest;
  /** Coins. */
  readonly confirmedPrice: number;
  readonly state: 'draft' | 'sending';
  /** ms since the epoch. */
  readonly at: number;
  /** The same by the service's clock; null where it is unknown. */
  readonly confirmedAt?: number | null;
}

/**
 * Stores a new intent under a new request id in the place of the product's draft. Where an intent of the
 * product is live, returns that one and writes nothing, whichever tab began it.
 */
export async function storeIntent(values: NewIntent): Promise<PurchaseIntent> {
  const { subject, body, confirmedPrice, state, at, confirmedAt } = values;
  const db = database();
  return db.transaction('rw', db.outbox, async () => {
    const same = await loadIntentsOf(body.prodId, subject);
    const live = same.find(isLive);
    if (live) return live;
    const drafts = same.filter((intent) => intent.state === 'draft');
    await db.outbox.bulkDelete(drafts.map(({ requestId }) => requestId));
    const intent: PurchaseIntent = {
      requestId: crypto.randomUUID(),
      kind: 'order',
      state,
      subject,
      // As it is sent: a later build may strip otherwise, and every retry must be the same bytes.
      body: stripEmojiDeep(body) as OrderRequest,
      confirmedPrice,
      createdAt: at,
      confirmedAt: confirmedAt ?? undefined,
      sentAt: null,
      attempts: 0,
      orderId: null,
      rejection: null,
      isAcknowledged: false,
    };
    await db.outbox.add(toOutboxRow(intent));
    return intent;
  });
}

/**
 * Stores an intent as it is after an event, with the order that it became in the same transaction.
 * Undefined when the intent is not in this database: another member's is open by now.
 */
export async function storeIntentEvent(
  requestId: string,
  event: IntentEvent,
  order?: Order,
): Promise<PurchaseIntent | undefined> {
  const db = database();
  return db.transaction('rw', db.outbox, db.orders, async () => {
    const known = await db.outbox.get(requestId);
    if (!known) return undefined;
    const next = nextIntent(known, event);
    await db.outbox.put(toOutboxRow(next));
    // The response to a retry has the order as it was placed; the list may have brought a later state since.
    if (order && !(await db.orders.get(order.id))) await db.orders.add(order);
    return next;
  });
}

/** The intent of a request id; null when the device does not have it. */
export async function loadIntent(requestId: string): Promise<PurchaseIntent | null> {
  return (await database().outbox.get(requestId)) ?? null;
}

/** The subject's intents to buy a product, in no order. */
export const loadIntentsOf = (prodId: number, subject: string | null): Promise<PurchaseIntent[]> =>
  database()
    .outbox.filter((intent) => intent.body.prodId === prodId && intent.subject === subject)
    .toArray();

/** A subject's intents of one product. */
export interface ProductIntents {
  /** The one whose outcome is open. */
  readonly live: PurchaseIntent | null;
  /** The newest placed one whose outcome the member has not acknowledged. */
  readonly placed: PurchaseIntent | null;
  readonly draft: PurchaseIntent | null;
}

/** The subject's intents to buy a product, by what they mean for its screen (R9.9). */
export async function loadProductIntents(
  prodId: number,
  subject: string | null,
): Promise<ProductIntents> {
  const all = await loadIntentsOf(prodId, subject);
  const unacknowledged = all.filter(
    ({ state, isAcknowledged }) => state === 'placed' && !isAcknowledged,
  );
  return {
    live: all.find(isLive) ?? null,
    placed: unacknowledged.toSorted((a, b) => b.createdAt - a.createdAt)[0] ?? null,
    draft: all.find(({ state }) => state === 'draft') ?? null,
  };
}

/** The subject's intents whose outcome is open, oldest first. */
export async function loadLiveIntents(subject: string): Promise<PurchaseIntent[]> {
  const all = await database().outbox.orderBy('createdAt').toArray();
  return all.filter((intent) => intent.subject === subject && isLive(intent));
}

/** Intents that have no order: drafts, live and rejected ones, newest first (R9.9). */
export async function loadPendingIntents(): Promise<PurchaseIntent[]> {
  const all = await database().outbox.orderBy('createdAt').reverse().toArray();
  return all.filter(({ state }) => state !== 'placed');
}

/** Intents that were stored at or after `at`, ms since the epoch, oldest first. */
export const loadIntentsSince = (at: number): Promise<PurchaseIntent[]> =>
  database().outbox.where('createdAt').aboveOrEqual(at).sortBy('createdAt');

/** Intents that became orders by an attempt at or after `at`, ms since the epoch (R9.9). */
export async function loadIntentsPlacedSince(at: number): Promise<PurchaseIntent[]> {
  const placed = await database()
    .outbox.where('[kind+state]')
    .equals(['order', 'placed'])
    .toArray();
  return placed.filter(({ sentAt }) => (sentAt ?? 0) >= at);
}

/** Live intents, and those whose outcome the member has not seen, newest first (R9.9). */
export async function loadUnacknowledgedIntents(): Promise<PurchaseIntent[]> {
  const all = await database().outbox.orderBy('createdAt').reverse().toArray();
  return all.filter(
    (intent) => isLive(intent) || (intent.state !== 'draft' && !intent.isAcknowledged),
  );
}

/** Stores that the member has seen the outcome of an intent; a live one stays as it is. */
export async function acknowledgeIntent(requestId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', db.outbox, async () => {
    const known = await db.outbox.get(requestId);
    if (known && !isLive(known))
      await db.outbox.put(toOutboxRow({ ...known, isAcknowledged: true }));
  });
}

/** Deletes an intent that is not live. */
export async function deleteIntent(requestId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', db.outbox, async () => {
    const known = await db.outbox.get(requestId);
    if (known && !isLive(known)) await db.outbox.delete(requestId);
  });
}
