import type { PostKind } from '#src/domain/outbox/outbox-post.ts';
import { retryAt } from '#src/domain/outbox/undecided.ts';
import { isSignedOut, isSilence, ServiceError } from '#src/domain/service-error.ts';
import { serviceHeardAt } from '#src/platform/network/connectivity.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';

/** An attempt at one write; resolves with what leaves it open, or null. */
export interface Attempt {
  /** ms since the epoch; 0 for at once. */
  readonly dueAt: number;
  readonly run: () => Promise<unknown>;
}

/** The subject whose writes may be sent now; none in owner view, which only shows (R6.3). */
export const senderSubject = (): string | null =>
  isOwnerView() ? null : (session.member?.sub ?? null);

/**
 * The same for a post of a kind that is about to be written.
 * @throws {ServiceError} `forbidden` when there is none
 */
export function requireSender(kind: PostKind): string {
  const subject = senderSubject();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: `post ${kind}` });
  return subject;
}

/**
 * The failure as an event keeps it: it says nothing about one write unless another call has reached the service since
 * the write's previous attempt.
 * @param previous time of that attempt, ms since the epoch; null before the first
 */
export const ownFailure = (failure: ServiceError, previous: number | null): ServiceError | null =>
  network.reachable && serviceHeardAt() >= (previous ?? 0) ? failure : null;

/** When a write may be sent again, in ms since the epoch: 0, at once, after the service has come back. */
export const dueAt = (write: Parameters<typeof retryAt>[0]): number =>
  retryAt(write, network.reachable ? network.since : Infinity, Date.now());

/**
 * Attempts each open write once, each under its own request id (R9.9, R9.10). Silence ends the round: the others
 * would wait as long for their responses. Another failure of one write does not delay the others.
 * @param until ms since the epoch: what is due later is left out
 * @throws {ServiceError} the first failure that leaves a write open; silence before any other
 */
export async function attemptAll(attempts: readonly Attempt[], until = Infinity): Promise<void> {
  const failures: unknown[] = [];
  for (const attempt of attempts) {
    if (attempt.dueAt > until) continue;
    const failure = await attempt.run().catch((error: unknown) => error);
    if (failure === null) continue;
    failures.push(failure);
    if (isSilence(failure) || isSignedOut(failure)) break;
  }
  if (failures.length > 0) throw failures.find(isSilence) ?? failures[0];
}
