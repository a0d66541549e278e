import { Dexie, type ObservabilitySet } from 'dexie';
import { database } from '#src/data/db/database.ts';
import type { CatalogEntry } from '#src/domain/catalog-entry.ts';
import type { ProductKind } from '#src/domain/order.ts';
import { changedIds } from './changed-ids.ts';
import { mergeEntries } from './merge-entries.ts';
import { readEntries, readSome } from './read-entries.ts';

/** One kind of the stored catalogue as it is searched in memory. */
export interface CatalogIndex {
  /** By id. */
  readonly entries: readonly CatalogEntry[];
  /** false: only the first of them are read yet. */
  readonly isComplete: boolean;
}

/** An index that follows the database while it is read; for its next reader it catches up. */
export interface FollowedIndex {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => CatalogIndex;
  /** Stops following, for another database has taken the place. */
  readonly stop: () => void;
}

/**
 * Reads a kind in chunks and then only what changes: a write tells its ids, so that a page of a long
 * download costs its own rows and not all of them (R2.15).
 */
export function followIndex(kind: ProductKind): FollowedIndex {
  const { name } = database();
  let index: CatalogIndex = { entries: [], isComplete: false };
  let changed = new Set<number>();
  let isStale = true;
  let isBusy = false;
  const listeners = new Set<() => void>();

  const publish = (next: CatalogIndex) => {
    if (next.entries === index.entries && next.isComplete === index.isComplete) return;
    index = next;
    for (const listener of listeners) listener();
  };

  const readAll = async () => {
    isStale = false;
    const entries: CatalogEntry[] = [];
    for await (const chunk of readEntries(kind)) {
      const isFirst = entries.length === 0;
      entries.push(...chunk);
      // The top of the list does not wait for the rest of it.
      if (isFirst && !index.isComplete) publish({ entries: [...entries], isComplete: false });
    }
    publish({ entries, isComplete: true });
  };
  const readChanged = async () => {
    const ids = [...changed];
    changed = new Set();
    const read = await readSome(kind, ids);
    publish({ entries: mergeEntries(index.entries, ids, read), isComplete: true });
  };

  const catchUp = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (listeners.size > 0 && (isStale || changed.size > 0))
        await (isStale ? readAll() : readChanged());
    } catch {
      // The database closed under it; its next reader begins anew.
      isStale = true;
    } finally {
      isBusy = false;
    }
  };

  const onMutated = (parts: ObservabilitySet) => {
    const ids = changedIds(name, parts);
    if (ids === 'all') isStale = true;
    else for (const id of ids) changed.add(id);
    void catchUp();
  };
  Dexie.on.storagemutated.subscribe(onMutated);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      void catchUp();
      return () => listeners.delete(listener);
    },
    read: () => index,
    stop: () => Dexie.on.storagemutated.unsubscribe(onMutated),
  };
}
