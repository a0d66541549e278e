import { useCallback } from 'react';
import type { Collection } from '#src/data/db/collections.ts';
import { loadSync } from '../load-sync.ts';
import { useListRequests } from './use-list-requests.ts';

/**
 * Refreshes a collection when its screen opens and the member is signed in, unless it is fresh or comes with each
 * start; the sync status shows the outcome.
 * @returns a function that fetches it again at once, and never rejects
 */
export function useRefreshOnEntry(collection: Collection): () => Promise<void> {
  useListRequests(() => {
    void loadSync()
      .then((sync) => sync.refreshOnEntry(collection))
      .catch(() => undefined);
  }, collection);
  return useCallback(
    () =>
      loadSync()
        .then((sync) => sync.refreshCollection(collection, 'visible'))
        .catch(() => undefined),
    [collection],
  );
}
