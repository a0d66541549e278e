import { database } from '#src/data/db/database.ts';
import {
  changeIntent,
  forgetIntent,
  liveIntents,
  startIntent,
} from '#src/data/db/order-intents.ts';
import { createOrder } from '#src/data/api/orders.ts';
import {
  findPlaced,
  isForgotten,
  isLive,
  orderEventOf,
  type OrderDemand,
  type OrderIntent,
} from '#src/domain/outbox.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { session } from '#src/state/session.ts';
import { orInMemory } from './full-storage.ts';
import { exclusively } from './order-lock.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOrders } from './refresh/orders.ts';

/** An intent after an attempt, with what went wrong where the service gave no verdict. */
interface Attempt {
  readonly intent: OrderIntent;
  readonly failure: unknown;
}

/** The subject whose orders may go out now; none in owner view, which is for looking (R6.3). */
const buyer = (): string | null => (viewedOwner() === null ? (session.who?.sub ?? null) : null);

async function place(intent: OrderIntent): Promise<Attempt> {
  const { requestId, body, confirmedAmount } = intent;
  const sending = await orInMemory(() => changeIntent(requestId, { type: 'sent', at: Date.now() }));
  if (!sending || !isLive(sending)) return { intent: sending ?? intent, failure: null };
  try {
    const order = await createOrder(body, { requestId, expectedAmount: confirmedAmount });
    const event = { type: 'placed', orderId: order.id } as const;
    const placed = await orInMemory(() => changeIntent(requestId, event, order));
    return { intent: placed ?? sending, failure: null };
  } catch (failure) {
    const event = orderEventOf(failure, sending.attempts !== 1);
    const settled = await orInMemory(() => changeIntent(requestId, event));
    return { intent: settled ?? sending, failure: event.type === 'refused' ? null : failure };
  }
}

/** Asks the list instead of the service's memory, which no longer tells a retry from a new order. */
async function lookUp(intent: OrderIntent): Promise<Attempt> {
  await refreshOrders();
  const found = await orInMemory(async () => {
    const { orders, outbox } = database();
    const taken = await outbox.toArray();
    const ids = new Set(taken.flatMap(({ orderId }) => orderId ?? []));
    const order = findPlaced(intent, await orders.toArray(), ids);
    return changeIntent(
      intent.requestId,
      order
        ? { type: 'placed', orderId: order.id }
        : { type: 'refused', refusal: { code: 'OUTCOME_FORGOTTEN', text: null, details: {} } },
    );
  });
  return { intent: found ?? intent, failure: null };
}

async function deliver(intent: OrderIntent): Promise<Attempt> {
  if (intent.subject !== buyer()) return { intent, failure: null };
  const attempt = await exclusively(intent, () =>
    isForgotten(intent, Date.now()) ? lookUp(intent) : place(intent),
  );
  return attempt ?? { intent, failure: null };
}

/** The coins and the history follow the order; what became of them shows in the sync status. */
async function refreshFigures(): Promise<void> {
  await refreshMember().catch(() => undefined);
}

/**
 * Orders a product for the coins that the member confirmed (R7.27, R9.9). The intent is on the device
 * before the request leaves. While an intent of the product is live no second one comes into being: that
 * one is asked about instead. Resolves with the intent as it then is: `unknown` included, and `draft` where
 * nothing could leave for want of a token. Screens follow `outbox` for what becomes of it.
 * @throws {ServiceError} `forbidden` in owner view and when nobody is signed in: nothing was written.
 */
export async function submitOrder(
  body: OrderDemand,
  confirmedAmount: number,
): Promise<OrderIntent> {
  const subject = buyer();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: 'POST /api/orders' });
  const started = await orInMemory(() =>
    startIntent({ subject, body, confirmedAmount, state: 'sending', at: Date.now() }),
  );
  const { intent } = await deliver(started);
  if (intent.state === 'placed') void refreshFigures();
  return intent;
}

/**
 * Keeps a wish to buy for when the network is back, marked «не заказано» (R9.9). It never goes out by
 * itself: `submitOrder` with the live price takes its place. A live intent of the product stays instead.
 */
export async function saveOrderDraft(
  body: OrderDemand,
  confirmedAmount: number,
): Promise<OrderIntent> {
  const subject = buyer();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: 'POST /api/orders' });
  return orInMemory(() =>
    startIntent({ subject, body, confirmedAmount, state: 'draft', at: Date.now() }),
  );
}

/** Takes a draft or a settled intent off the device; a live one stays until its outcome is known. */
export const dismissOrder = (requestId: string): Promise<void> =>
  orInMemory(() => forgetIntent(requestId));

/**
 * Finds out what became of the intents that were left without an answer, oldest first, with the same
 * request ids (R7.31, R9.9). It runs in the sync leader's round, at the start and after a reconnect.
 * @throws {ServiceError} the first failure that leaves an outcome unknown: the loop backs off. Without a
 * network or a session the rest waits; another failure of one intent does not hold up the others.
 */
export async function reconcileOrders(): Promise<void> {
  const subject = buyer();
  if (subject === null) return;
  const failures: unknown[] = [];
  let hasPlaced = false;
  for (const intent of await liveIntents(subject)) {
    const { intent: after, failure } = await deliver(intent).catch((error: unknown) => ({
      intent,
      failure: error,
    }));
    hasPlaced ||= after.state === 'placed';
    if (failure !== null) failures.push(failure);
    if (isNoAnswer(failure) || isSignedOut(failure)) break;
  }
  if (hasPlaced) await refreshFigures();
  if (failures.length > 0) throw failures[0];
}

/** Whether a purchase of the person who is signed in has no answer yet. */
export async function awaitsOutcome(): Promise<boolean> {
  const subject = buyer();
  return subject !== null && (await liveIntents(subject)).length > 0;
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof ServiceError && error.category === 'unauthenticated';
