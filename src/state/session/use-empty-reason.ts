import { useSnapshot } from 'valtio';
import type { Collection } from '#src/data/db/collections.ts';
import { emptyReason, FAILURE, type EmptyReason } from '#src/domain/empty-reason.ts';
import { network } from '../page/network.ts';
import { syncStatus } from './sync-status.ts';

/**
 * Why the device has nothing of a collection to show, as it changes (R2.10).
 * @param isKnown it was received at least once; undefined while that is read
 */
export function useEmptyReason(collection: Collection, isKnown: boolean | undefined): EmptyReason {
  const { state, failure } = useSnapshot(syncStatus[collection]);
  const now = useSnapshot(network);
  if (isKnown === undefined) return 'loading';
  return emptyReason(isKnown, state === 'failed' ? (failure ?? FAILURE) : null, now);
}
