import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { OperationSummary } from '#src/domain/operations/operation-summary.ts';
import { database } from './area/database.ts';
import { loadMeta } from './meta.ts';
import { operationReader } from './operation-reader.ts';
import { useStored } from './use-stored.ts';

/** The member's history as far as it is loaded. */
export interface History {
  /** Newest first. */
  readonly operations: readonly OperationSummary[];
  /** All operations since this time are loaded (ms since the epoch); -Infinity when there are no others. */
  readonly since: number;
  /** Where older operations are still loaded from; null when all are here. */
  readonly pending: 'device' | 'service' | null;
  /** Whether operations were ever received; without that, «none» is not known. */
  readonly isKnown: boolean;
  /** When they were received, in ms since the epoch. */
  readonly updatedAt: number | null;
}

async function loadEnds() {
  const db = database();
  const [meta, first, last] = await Promise.all([
    loadMeta(db, 'operations'),
    db.operations.orderBy('id').first(),
    db.operations.orderBy('id').last(),
  ]);
  return { oldest: first?.id, newest: last?.id, meta };
}

/**
 * The history back to `since` (ms), which grows while it loads: the newest operations at once, older
 * ones in small steps. Undefined before the first read. Newly stored operations are added.
 */
export function useHistory(since: number): History | undefined {
  const ends = useStored(loadEnds);
  const reader = operationReader();
  const latest = useSyncExternalStore(reader.subscribe, () => reader.shown);
  // Rendering 100,000 operations again must not delay a press. Another database's list is not deferred
  // (R9.8).
  const deferred = useDeferredValue(latest);
  const isSameReader = useDeferredValue(reader) === reader;
  // The first operations are what the member waits for.
  const list = isSameReader && deferred.length > 0 ? deferred : latest;
  const areEndsKnown = ends !== undefined;
  const oldest = ends?.oldest;
  const newest = ends?.newest;
  useEffect(() => {
    if (areEndsKnown) reader.read(since);
  }, [reader, since, areEndsKnown, oldest, newest]);

  if (!ends || (ends.oldest !== undefined && list.length === 0)) return undefined;
  const { meta } = ends;
  const isOnDevice = list.at(-1)?.id === ends.oldest;
  const isAll = (isOnDevice || ends.oldest === undefined) && meta?.value.next === null;
  const readTo = list.at(-1)?.time ?? Infinity;
  return {
    operations: list,
    since: isAll ? -Infinity : readTo,
    pending: isAll ? null : isOnDevice ? 'service' : 'device',
    isKnown: meta !== undefined,
    updatedAt: meta?.updatedAt ?? null,
  };
}
