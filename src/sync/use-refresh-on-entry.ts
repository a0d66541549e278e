import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '#src/state/session.ts';
import { loadSync } from './load-sync.ts';
import type { EntryCollection } from './refresh/refresh-on-entry.ts';

/**
 * Refreshes a collection when its screen opens and the member is signed in, unless it is fresh; the sync
 * status shows the outcome (design §8).
 * @returns a function that fetches it again, and never rejects
 */
export function useRefreshOnEntry(collection: EntryCollection): () => Promise<void> {
  const { status } = useSnapshot(session);
  useEffect(() => {
    if (status !== 'authenticated') return;
    void loadSync()
      .then((sync) => sync.refreshOnEntry(collection))
      .catch(() => undefined);
  }, [status, collection]);
  return useCallback(
    () =>
      loadSync()
        .then((sync) => sync.refreshCollection(collection))
        .catch(() => undefined),
    [collection],
  );
}
