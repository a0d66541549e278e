import { deskDevice } from '#src/data/db/desk-list.ts';
import { deletePost } from '#src/data/db/outbox/posts.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';
import { submitPost } from '../outbox/posts.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** `kept`: no response came, so that the device reports the hand-out when the service responds again. */
export type HandOutOutcome = 'recorded' | 'kept' | StaffProblem;

/**
 * Hands an order out at a desk (R12.2). It is on the device before it is sent, so that it is not lost with the page.
 * With a network the service may still refuse it: nothing is recorded then, and the parcel stays at the desk.
 * @param place id of the pickup place
 */
export async function handOut(
  { id, productName }: { readonly id: number; readonly productName: LocalText },
  place: number,
): Promise<HandOutOutcome> {
  const doneAt = new Date(serviceNow() ?? Date.now()).toISOString();
  try {
    const device = await deskDevice();
    const body = { orderId: id, productName, place, doneAt, device };
    const post = await submitPost('handOut', body);
    if (post.state === 'sent') return 'recorded';
    if (isPending(post)) return 'kept';
    await deletePost(post.requestId);
    return { kind: 'refused', text: post.refusal?.text ?? null, lastAct: null };
  } catch (error) {
    return problemOf(error);
  }
}
