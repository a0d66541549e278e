import { handOutOrder, reportHandOut } from '#src/data/api/desk.ts';
import { database, isInMemory } from '#src/data/db/area/database.ts';
import { keepHandOuts, takeOverHandOuts } from '#src/data/db/area/unsent-hand-outs.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { mayDo } from '#src/domain/acts.ts';
import type { OutboxPost, PostEvent } from '#src/domain/outbox/outbox-post.ts';
import { isForbidden } from '#src/domain/service-error.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';
import { withTimeout } from '#src/platform/network/with-timeout.ts';
import { session } from '#src/state/session/session.ts';

/** A parcel is at the desk for this long after the press, in ms; the screen waits for one request. */
const AT_DESK_MS = 5000;
/** How long the first round of the sync waits for what others have left, in ms. */
const TAKE_OVER_MS = 5000;

/**
 * Reports what was given. A 403 is about who is signed in or the device, not about the hand-out: it is reported again.
 * @throws {ServiceError} another refusal of the service, or no response
 */
async function report({ body, requestId }: OutboxPost<'handOut'>): Promise<PostEvent | null> {
  try {
    await reportHandOut(body, requestId);
    return null;
  } catch (error) {
    if (isForbidden(error)) return { type: 'delayed', failure: error };
    throw error;
  }
}

/**
 * Sends a hand-out (R12.2, R12.3). While the person waits with the parcel, the service may refuse it; afterwards the
 * parcel is gone, and the service keeps the report whatever it knows of the order.
 */
export async function sendHandOut(
  post: OutboxPost<'handOut'>,
  isAwaited: boolean,
): Promise<PostEvent | null> {
  const age = (serviceNow() ?? Date.now()) - Date.parse(post.body.doneAt);
  if (!isAwaited || age >= AT_DESK_MS) return report(post);
  await handOutOrder(post.body, post.requestId);
  return null;
}

/**
 * Lets whoever may hand out send what others gave at this device's desk before they left it (R12.2). A database in
 * memory would lose it with the tab.
 */
export async function takeOverUnsent(): Promise<void> {
  const { sub, roles = [] } = session.member ?? {};
  if (sub === undefined || !mayDo(roles, 'orders.hand-out') || isInMemory(database())) return;
  await withTimeout(TAKE_OVER_MS, takeOverHandOuts(sub));
}

/** Keeps the hand-outs of a database in memory before a sign-out, which closes it. */
export async function keepUnsentInMemory(): Promise<void> {
  if (isInMemory(database())) await keepHandOuts(await loadPosts('handOut'));
}
