import { isSignedOut, lacksResponse } from '#src/domain/service-error.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { session } from '#src/state/session.ts';

/** Writes of one kind whose outcome is open. */
export interface OpenWrites {
  /** Attempts in their sequence; each resolves with what leaves its write open, or null. */
  readonly attempts: readonly (() => Promise<unknown>)[];
  /** Fetches what the attempts have changed. */
  readonly finish?: () => Promise<unknown>;
}

/** The subject whose writes may be sent now; none in owner view, which only shows (R6.3). */
export const senderSubject = (): string | null =>
  viewedOwner() === null ? (session.member?.sub ?? null) : null;

/**
 * Attempts each open write once, each under its own request id (R9.9, R9.10). A lost response ends the round:
 * the others would wait as long for theirs. Another failure of one write does not delay the others.
 * @throws {ServiceError} the first failure that leaves a write open
 */
export async function attemptAll(writes: readonly OpenWrites[]): Promise<void> {
  const failures: unknown[] = [];
  for (const attempt of writes.flatMap(({ attempts }) => attempts)) {
    const failure = await attempt().catch((error: unknown) => error);
    if (failure === null) continue;
    failures.push(failure);
    if (lacksResponse(failure) || isSignedOut(failure)) break;
  }
  for (const { finish } of writes) await finish?.();
  if (failures.length > 0) throw failures[0];
}
