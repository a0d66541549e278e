import type { Collection } from '#src/data/db/collections.ts';
import { failureOf } from '#src/domain/refresh-failure.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { ListRequests, type RequestMode } from '../requests/list-requests.ts';

interface Tracked {
  readonly requests: ListRequests;
  /** Of the last refresh that ended by itself. */
  outcome: 'idle' | 'failed';
}

const lists = new Map<Collection, Tracked>();

function listOf(collection: Collection): Tracked {
  const known = lists.get(collection);
  if (known) return known;
  const publish = () => {
    const { requests, outcome } = created;
    syncStatus[collection].state = requests.isLoading ? 'loading' : outcome;
  };
  const created: Tracked = { requests: new ListRequests(publish), outcome: 'idle' };
  lists.set(collection, created);
  return created;
}

async function run(
  collection: Collection,
  refresh: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const list = listOf(collection);
  try {
    await refresh();
    list.outcome = 'idle';
    Object.assign(syncStatus[collection], { failure: null, updatedAt: Date.now() });
  } catch (error) {
    if (!signal.aborted) {
      list.outcome = 'failed';
      syncStatus[collection].failure = failureOf(error);
    }
    throw error;
  }
}

/** Fetches a collection and stores it; its sync status shows the outcome. */
export type Refresh = (mode?: RequestMode) => Promise<void>;

/**
 * Makes the refresh of a collection, which runs by the rules of `ListRequests` (R4.17) and publishes its status:
 * `loading` only while a visible one waits or runs. A cancelled refresh changes nothing.
 */
export const tracked =
  (
    collection: Collection,
    refresh: (signal: AbortSignal, mode: RequestMode) => Promise<void>,
  ): Refresh =>
  (mode = 'silent') =>
    listOf(collection).requests.request(
      (signal) => run(collection, () => refresh(signal, mode), signal),
      mode,
    );

/** Whether a refresh of the collection waits or runs in this tab. */
export const isRefreshing = (collection: Collection): boolean =>
  listOf(collection).requests.isRunning;
