import { handOutOrder, reportHandOut } from '#src/data/api/desk.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';

/** A parcel is at the desk for this long after the press, in ms; the screen waits for one request. */
const AT_DESK_MS = 5000;

/**
 * Sends a hand-out (R12.2, R12.3). While the person waits with the parcel, the service may refuse it; afterwards the
 * parcel is gone, and the service keeps the report whatever it knows of the order.
 */
export async function sendHandOut(
  { body, requestId }: OutboxPost<'handOut'>,
  isAwaited: boolean,
): Promise<null> {
  const age = (serviceNow() ?? Date.now()) - Date.parse(body.doneAt);
  await (isAwaited && age < AT_DESK_MS
    ? handOutOrder(body, requestId)
    : reportHandOut(body, requestId));
  return null;
}
