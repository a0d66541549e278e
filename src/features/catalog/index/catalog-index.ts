import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { database } from '#src/data/db/area/database.ts';
import type { CatalogChanges } from '#src/data/db/area/records.ts';
import { changedSince, followCatalogChanges } from '#src/data/db/catalog-changes.ts';
import type { CatalogEntry } from '#src/domain/catalog/catalog-entry.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { loadEntries, loadEntriesById, loadTopEntries } from './load-entries.ts';

/** The entries by id after some ids were loaded again: an id that was not found is removed. */
function mergeEntries(
  entries: readonly CatalogEntry[],
  loadedIds: readonly number[],
  loaded: readonly CatalogEntry[],
): readonly CatalogEntry[] {
  const ids = new Set(loadedIds);
  const kept = entries.filter(({ id }) => !ids.has(id));
  if (loaded.length === 0) return kept.length === entries.length ? entries : kept;
  return [...kept, ...loaded].sort((a, b) => a.id - b.id);
}

/** One kind of the stored catalog as it is searched in memory. */
export interface CatalogIndex {
  /** By id. */
  readonly entries: readonly CatalogEntry[];
  /** false: only the first entries of each category are loaded yet. */
  readonly isComplete: boolean;
}

/** An index that follows the database while somebody subscribes; the next subscriber makes it catch up. */
export interface FollowedIndex {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => CatalogIndex;
}

/**
 * Loads a kind in chunks and afterwards only what changes, so that a page of a long download costs its
 * own rows and not all of them (R2.15).
 */
export function followIndex(kind: ProductKind): FollowedIndex {
  const db = database();
  let index: CatalogIndex = { entries: [], isComplete: false };
  /** The write up to which the entries are complete; null before they are. */
  let revision: number | null = null;
  let changes: CatalogChanges | null = null;
  let isBusy = false;
  let unfollow: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const publish = (next: CatalogIndex) => {
    if (next.entries === index.entries && next.isComplete === index.isComplete) return;
    index = next;
    for (const listener of listeners) listener();
  };

  const loadAll = async () => {
    // The top of the list does not wait for the rest of it.
    if (!index.isComplete) publish({ entries: await loadTopEntries(db, kind), isComplete: false });
    const entries: CatalogEntry[] = [];
    for await (const chunk of loadEntries(db, kind)) entries.push(...chunk);
    publish({ entries, isComplete: true });
  };
  const loadChanged = async (ids: readonly number[]) => {
    const loaded = await loadEntriesById(db, kind, ids);
    publish({ entries: mergeEntries(index.entries, ids, loaded), isComplete: true });
  };

  const catchUp = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (listeners.size > 0 && changes !== null && changes.revision !== revision) {
        const target: number = changes.revision;
        const ids = revision === null ? 'all' : changedSince(changes, revision);
        await (ids === 'all' ? loadAll() : loadChanged(ids));
        revision = target;
      }
    } catch {
      // The database closed: the next subscriber starts again.
      revision = null;
    } finally {
      isBusy = false;
    }
  };

  const follow = () =>
    followCatalogChanges(db, (latest) => {
      changes = latest;
      void catchUp();
    });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      unfollow ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow?.();
        unfollow = null;
      };
    },
    read: () => index,
  };
}

const indexes = new WeakMap<AreaDatabase, Map<ProductKind, FollowedIndex>>();

/** The open database's index of a kind: another member's database has its own (R9.8). */
export function catalogIndex(kind: ProductKind): FollowedIndex {
  const db = database();
  const ofDatabase = indexes.get(db) ?? new Map<ProductKind, FollowedIndex>();
  indexes.set(db, ofDatabase);
  const index = ofDatabase.get(kind) ?? followIndex(kind);
  ofDatabase.set(kind, index);
  return index;
}
