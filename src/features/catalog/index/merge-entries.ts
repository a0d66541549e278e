import type { CatalogEntry } from '#src/domain/catalog-entry.ts';

/**
 * The entries with some of them read anew: the ids that were looked for and not found are gone. By id, as
 * before.
 */
export function mergeEntries(
  entries: readonly CatalogEntry[],
  ids: readonly number[],
  read: readonly CatalogEntry[],
): readonly CatalogEntry[] {
  const asked = new Set(ids);
  const kept = entries.filter(({ id }) => !asked.has(id));
  if (read.length === 0) return kept.length === entries.length ? entries : kept;
  return [...kept, ...read].sort((a, b) => a.id - b.id);
}
