import { isSilence, ServiceError } from './service-error.ts';

/** Why a collection was not received although there is a network. */
export interface Failure {
  readonly cause: 'silent' | 'failed' | 'refused';
  /** The service's own text; null without one. */
  readonly text: string | null;
}

export const SILENCE: Failure = { cause: 'silent', text: null };
export const FAILURE: Failure = { cause: 'failed', text: null };

/** What a failed refresh says: nothing responded, or the service failed, or somebody refused (R8.2, R9.11). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ServiceError)) return FAILURE;
  const { category, status, text } = error;
  // A captive portal responds with its page instead of data.
  const isPortal = category === 'foreign' && (status ?? 0) < 400;
  if (isSilence(error) || isPortal) return SILENCE;
  const isFault = category === 'server' || category === 'contract';
  return { cause: isFault ? 'failed' : 'refused', text };
}

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
