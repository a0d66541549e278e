/** Why a collection was not received although there is a network. */
export interface Failure {
  readonly cause: 'silent' | 'failed' | 'refused';
  /** The service's own text; null without one. */
  readonly text: string | null;
}

export const SILENCE: Failure = { cause: 'silent', text: null };
export const FAILURE: Failure = { cause: 'failed', text: null };

/** Why a stored collection has nothing to show. */
export type EmptyReason = 'loading' | 'empty' | 'offline' | Failure;

/**
 * Distinguishes a collection that is really empty from one that was never received.
 * @param isKnown it was received at least once; before that «empty» and «not found» are not shown (R2.10)
 * @param failure of the last refresh; null while one runs, and before the first
 */
export function emptyReason(
  isKnown: boolean,
  failure: Failure | null,
  { reachable, isOffline }: { readonly reachable: boolean; readonly isOffline: boolean },
): EmptyReason {
  if (isKnown) return 'empty';
  if (isOffline) return 'offline';
  return failure ?? (reachable ? 'loading' : SILENCE);
}
