import type { CatalogEntry } from '#src/domain/catalog-entry.ts';

/** The entries by id after some ids were loaded again: an id that was not found is removed. */
export function mergeEntries(
  entries: readonly CatalogEntry[],
  loadedIds: readonly number[],
  loaded: readonly CatalogEntry[],
): readonly CatalogEntry[] {
  const ids = new Set(loadedIds);
  const kept = entries.filter(({ id }) => !ids.has(id));
  if (loaded.length === 0) return kept.length === entries.length ? entries : kept;
  return [...kept, ...loaded].sort((a, b) => a.id - b.id);
}
