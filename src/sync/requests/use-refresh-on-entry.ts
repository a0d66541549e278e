import { useCallback } from 'react';
import { loadSync } from '../load-sync.ts';
import type { EntryCollection } from '../refresh/refresh-on-entry.ts';
import { useListRequests } from './use-list-requests.ts';

/**
 * Refreshes a collection when its screen opens and the member is signed in, unless it is fresh; the sync
 * status shows the outcome.
 * @returns a function that fetches it again at once, and never rejects
 */
export function useRefreshOnEntry(collection: EntryCollection): () => Promise<void> {
  useListRequests(() => {
    void loadSync()
      .then((sync) => sync.refreshOnEntry(collection))
      .catch(() => undefined);
  }, collection);
  return useCallback(
    () =>
      loadSync()
        .then((sync) => sync.refreshCollection(collection))
        .catch(() => undefined),
    [collection],
  );
}
