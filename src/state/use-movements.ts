import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Movement } from '#src/domain/movement.ts';
import { movementReader } from './movements.ts';
import { useStored } from './use-stored.ts';

/** The member's history as far as it is needed. */
export interface History {
  /** Newest first. */
  readonly movements: readonly Movement[];
  /** All movements since then are among them (ms); -Infinity once these are all that there are. */
  readonly since: number;
  /** What still brings older ones: the device, the download from the service, or nothing. */
  readonly pending: 'device' | 'service' | null;
  /** Whether operations were ever received; without that, «none» is not known. */
  readonly isKnown: boolean;
  /** When they were received, in ms since the epoch. */
  readonly updatedAt: number | null;
}

async function readEnds() {
  const db = database();
  const [first, last, meta] = await Promise.all([
    db.operations.orderBy('id').first(),
    db.operations.orderBy('id').last(),
    readMeta(db, 'operations'),
  ]);
  return { oldest: first?.id, newest: last?.id, meta };
}

/**
 * The history back to `since` (ms), counted on as it is read: the newest at once, older ones in small
 * steps beside the screen. Undefined until something is known. What is stored later comes by itself.
 */
export function useMovements(since: number): History | undefined {
  const ends = useStored(readEnds);
  const reader = movementReader();
  const latest = useSyncExternalStore(reader.subscribe, () => reader.shown);
  // Counting 100,000 anew may not hold up a press. Another database's list waits for nothing (R9.8).
  const deferred = useDeferredValue(latest);
  const list = useDeferredValue(reader) === reader ? deferred : latest;
  const oldest = ends?.oldest;
  const newest = ends?.newest;
  useEffect(() => {
    if (oldest !== undefined) reader.read(since);
  }, [reader, since, oldest, newest]);

  if (!ends || (ends.oldest !== undefined && list.length === 0)) return undefined;
  const { meta } = ends;
  const isOnDevice = list.at(-1)?.id === ends.oldest;
  const isAll = (isOnDevice || ends.oldest === undefined) && meta?.value.next === null;
  const readTo = list.at(-1)?.time ?? Infinity;
  return {
    movements: list,
    since: isAll ? -Infinity : readTo,
    pending: isAll ? null : isOnDevice ? 'service' : 'device',
    isKnown: meta !== undefined,
    updatedAt: meta?.updatedAt ?? null,
  };
}
