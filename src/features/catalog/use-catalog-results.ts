import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogEntry } from '#src/domain/catalog-entry.ts';
import { knownFilter } from '#src/domain/catalog-facets.ts';
import { chosenParts, type CatalogFilter } from '#src/domain/catalog-filter.ts';
import { orderEntries } from '#src/domain/catalog-filter-order.ts';
import { findEntries } from '#src/domain/catalog-filter-results.ts';
import type { CatalogIndex } from './index/catalog-index.ts';

export interface ShownCatalog {
  /** All that the device has of the kind, by id. */
  readonly entries: readonly CatalogEntry[];
  readonly found: readonly CatalogEntry[];
  /** Without what the catalogue does not have. */
  readonly filter: CatalogFilter;
  /** `found` comes from the whole list. */
  readonly isComplete: boolean;
  /** false: nothing can be said yet of a narrowed or sorted list. */
  readonly isReady: boolean;
}

const isPlain = (filter: CatalogFilter): boolean =>
  filter.sort === 'default' && chosenParts(filter).length === 0;

/** The list that a filter leaves; a slow phone types ahead of it, and of the pages of a download. */
export function useCatalogResults(index: CatalogIndex, asked: CatalogFilter): ShownCatalog {
  const { entries, isComplete } = useDeferredValue(index);
  const [now] = useState(() => Date.now());
  const filter = useMemo(
    () => (isComplete ? knownFilter(entries, asked) : asked),
    [entries, asked, isComplete],
  );
  const foundBy = useDeferredValue(filter);
  const ordered = useMemo(
    () => orderEntries(entries, foundBy.sort, now),
    [entries, foundBy.sort, now],
  );
  const found = useMemo(() => findEntries(ordered, foundBy), [ordered, foundBy]);
  const isReady = isComplete || isPlain(filter);
  return { entries, found, filter, isComplete, isReady };
}
