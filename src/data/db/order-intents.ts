import { stripEmojiDeep } from '#src/domain/emoji.ts';
import type { Order } from '#src/domain/order.ts';
import {
  isLive,
  nextIntent,
  type OrderDemand,
  type OrderEvent,
  type OrderIntent,
} from '#src/domain/outbox.ts';
import { database } from './database.ts';

interface NewIntent {
  readonly subject: string;
  readonly body: OrderDemand;
  /** Coins that the member confirmed. */
  readonly confirmedAmount: number;
  readonly state: 'draft' | 'sending';
  /** ms since the epoch. */
  readonly at: number;
}

/**
 * Stores a new intent under a new request id in the place of the product's draft. Where an intent of the
 * product is live that one is given back and nothing is written, whichever tab began it.
 */
export async function startIntent(wish: NewIntent): Promise<OrderIntent> {
  const { subject, body, confirmedAmount, state, at } = wish;
  const db = database();
  return db.transaction('rw', db.outbox, async () => {
    const same = await db.outbox
      .filter((entry) => entry.subject === subject && entry.body.prodId === body.prodId)
      .toArray();
    const live = same.find(isLive);
    if (live) return live;
    const drafts = same.filter((entry) => entry.state === 'draft');
    await db.outbox.bulkDelete(drafts.map(({ requestId }) => requestId));
    const intent: OrderIntent = {
      requestId: crypto.randomUUID(),
      kind: 'order',
      state,
      subject,
      // As it goes out: a later build may strip otherwise, and every retry must be the same bytes.
      body: stripEmojiDeep(body) as OrderDemand,
      confirmedAmount,
      createdAt: at,
      sentAt: null,
      attempts: 0,
      orderId: null,
      refusal: null,
      isTold: false,
    };
    await db.outbox.add(intent);
    return intent;
  });
}

/**
 * Lets an event happen to a stored intent, with the order that it became in the same transaction.
 * Undefined when the intent is not here: another person's database is open by now.
 */
export async function changeIntent(
  requestId: string,
  event: OrderEvent,
  order?: Order,
): Promise<OrderIntent | undefined> {
  const db = database();
  return db.transaction('rw', db.outbox, db.orders, async () => {
    const known = await db.outbox.get(requestId);
    if (!known) return undefined;
    const next = nextIntent(known, event);
    await db.outbox.put(next);
    // A retry is answered with the order as it was placed; the list may have brought a later one since.
    if (order && !(await db.orders.get(order.id))) await db.orders.add(order);
    return next;
  });
}

/** The subject's intents whose outcome is awaited, oldest first. */
export async function liveIntents(subject: string): Promise<OrderIntent[]> {
  const all = await database().outbox.orderBy('createdAt').toArray();
  return all.filter((entry) => entry.subject === subject && isLive(entry));
}

/** What the member wished to buy and has no order yet: drafts, unknown ones, refusals; newest first (R9.9). */
export async function openIntents(): Promise<OrderIntent[]> {
  const all = await database().outbox.orderBy('createdAt').reverse().toArray();
  return all.filter(({ state }) => state !== 'placed');
}

/** Intents that became orders by an attempt at or after `at`, ms since the epoch (R9.9). */
export async function placedSince(at: number): Promise<OrderIntent[]> {
  const placed = await database()
    .outbox.where('[kind+state]')
    .equals(['order', 'placed'])
    .toArray();
  return placed.filter(({ sentAt }) => (sentAt ?? 0) >= at);
}

/** Intents whose outcome is awaited or was not told yet, newest first (R9.9). */
export async function untoldIntents(): Promise<OrderIntent[]> {
  const all = await database().outbox.orderBy('createdAt').reverse().toArray();
  return all.filter((entry) => isLive(entry) || (entry.state !== 'draft' && !entry.isTold));
}

/** Notes that the member has seen what became of an intent; one that awaits its answer stays as it is. */
export async function markTold(requestId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', db.outbox, async () => {
    const known = await db.outbox.get(requestId);
    if (known && !isLive(known)) await db.outbox.put({ ...known, isTold: true });
  });
}

/** Deletes an intent that awaits no answer. */
export async function forgetIntent(requestId: string): Promise<void> {
  const db = database();
  await db.transaction('rw', db.outbox, async () => {
    const known = await db.outbox.get(requestId);
    if (known && !isLive(known)) await db.outbox.delete(requestId);
  });
}
