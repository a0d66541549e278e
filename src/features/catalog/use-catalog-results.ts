import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogEntry } from '#src/domain/catalog/catalog-entry.ts';
import { dropUnknownChoices } from '#src/domain/catalog/catalog-facets.ts';
import { groupFamilies, type CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { orderFamilies } from '#src/domain/catalog/catalog-filter-order.ts';
import { findFamilies } from '#src/domain/catalog/catalog-filter-results.ts';
import { chosenParts, type CatalogFilter } from '#src/domain/catalog/catalog-filter.ts';
import type { CatalogIndex } from './index/catalog-index.ts';

export interface ShownCatalog {
  /** All stored products of the kind, by id. */
  readonly entries: readonly CatalogEntry[];
  /** The same by family, each of which is one card. */
  readonly families: readonly CatalogFamily[];
  readonly found: readonly CatalogFamily[];
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
  const families = useMemo(() => groupFamilies(entries), [entries]);
  const matching = useMemo(() => findFamilies(families, foundBy), [families, foundBy]);
  const found = useMemo(
    () => orderFamilies(matching, foundBy.sort, now),
    [matching, foundBy.sort, now],
  );
  const isReady = isComplete || isPlain(filter);
  return { entries, families, found, filter, isComplete, isReady };
}
