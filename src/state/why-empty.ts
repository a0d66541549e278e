import type { CollectionStatus } from './sync-status.ts';

/** Why a stored collection has nothing to show. */
export type WhyEmpty = 'loading' | 'empty' | 'failed' | 'offline';

/**
 * Tells a collection that is really empty from one that never came (design §8). `isKnown` says that it
 * was received at least once; until then «empty» and «not found» must not be claimed (R2.10).
 */
export function whyEmpty(
  isKnown: boolean,
  state: CollectionStatus['state'],
  isReachable: boolean,
): WhyEmpty {
  if (isKnown) return 'empty';
  if (!isReachable) return 'offline';
  return state === 'failed' ? 'failed' : 'loading';
}
