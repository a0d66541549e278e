import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogEntry } from '#src/domain/catalog-entry.ts';
import { dropUnknownChoices } from '#src/domain/catalog-facets.ts';
import { chosenParts, type CatalogFilter } from '#src/domain/catalog-filter.ts';
import { orderEntries } from '#src/domain/catalog-filter-order.ts';
import { findEntries } from '#src/domain/catalog-filter-results.ts';
import type { CatalogIndex } from './index/catalog-index.ts';

export interface ShownCatalog {
  /** All stored products of the kind, by id. */
  readonly entries: readonly CatalogEntry[];
  readonly found: readonly CatalogEntry[];
  /** The chosen filter without values that the catalog does not contain. */
  readonly filter: CatalogFilter;
  /** `found` is taken from the whole list. */
  readonly isComplete: boolean;
  /** false: a filtered or sorted list is not known yet. */
  readonly isReady: boolean;
}

const isPlain = (filter: CatalogFilter): boolean =>
  filter.sort === 'default' && chosenParts(filter).length === 0;

/**
 * The products that match a filter; deferred, so that typing stays fast on a slow phone and during a
 * download.
 */
export function useCatalogResults(index: CatalogIndex, chosen: CatalogFilter): ShownCatalog {
  const { entries, isComplete } = useDeferredValue(index);
  const [now] = useState(() => Date.now());
  const filter = useMemo(
    () => (isComplete ? dropUnknownChoices(entries, chosen) : chosen),
    [entries, chosen, isComplete],
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
