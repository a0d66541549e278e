/** Why a stored collection has nothing to show. */
export type EmptyReason = 'loading' | 'empty' | 'failed' | 'offline';

/**
 * Distinguishes a collection that is really empty from one that was never received.
 * @param isKnown it was received at least once; before that «empty» and «not found» are not shown (R2.10)
 */
export function emptyReason(
  isKnown: boolean,
  refresh: 'idle' | 'loading' | 'failed',
  isReachable: boolean,
): EmptyReason {
  if (isKnown) return 'empty';
  if (!isReachable) return 'offline';
  return refresh === 'failed' ? 'failed' : 'loading';
}
