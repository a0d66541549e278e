import { loadUpdatedAt, type Collection } from '#src/data/db/collections.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useRefreshOnEntry } from './use-refresh-on-entry.ts';

/** What a screen knows of a collection. */
export interface CollectionData<T> {
  /** Undefined until the device is read. */
  readonly data: T | undefined;
  /** When it was last received, in ms since the epoch; null when it never was, and until the device is read. */
  readonly updatedAt: number | null;
  /** Why there is nothing to show where there is nothing (R2.10). */
  readonly reason: EmptyReason;
  /** Fetches it again at once; never rejects. */
  readonly retry: () => Promise<void>;
}

/**
 * A collection on the device, which follows every write of any tab and is refreshed when the screen opens
 * (`onEntry` in `src/sync/collections.ts`).
 * @param read what of it the screen shows
 * @param deps what `read` depends on
 */
export function useCollection<T>(
  collection: Collection,
  read: () => Promise<T> | T,
  deps: readonly unknown[] = [],
): CollectionData<T> {
  const stored = useStored(async () => {
    // The time is read first (`loadMeta`).
    const [updatedAt, data] = await Promise.all([loadUpdatedAt(collection), read()]);
    return { updatedAt, data };
  }, [collection, ...deps]);
  const retry = useRefreshOnEntry(collection);
  const updatedAt = stored?.updatedAt ?? null;
  const reason = useEmptyReason(collection, stored && updatedAt !== null);
  return { data: stored?.data, updatedAt, reason, retry };
}
