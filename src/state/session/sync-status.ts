import { proxy } from 'valtio';
import { COLLECTION_NAMES, type Collection } from '#src/data/db/collections.ts';
import type { Failure } from '#src/domain/empty-reason.ts';

export interface CollectionStatus {
  state: 'idle' | 'loading' | 'failed';
  /** Of the last refresh; null after a good one. */
  failure: Failure | null;
  /** ms since the epoch of the last good refresh; null when there was none. */
  updatedAt: number | null;
}

const unknown = (): CollectionStatus => ({ state: 'idle', failure: null, updatedAt: null });

/** What the sync loop is doing with each collection; screens show it beside the data. */
export const syncStatus = proxy(
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, unknown()])) as Record<
    Collection,
    CollectionStatus
  >,
);
