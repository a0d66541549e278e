import { useDeferredValue, useMemo } from 'react';
import { gatherFacets, type CatalogFacets } from '#src/domain/catalog-facets.ts';
import { countChoices, type FacetCounts } from '#src/domain/catalog-filter-results.ts';
import type { ShownCatalog } from '../use-catalog-results.ts';

interface Choices {
  readonly facets: CatalogFacets;
  readonly counts: FacetCounts;
}

/**
 * The possible choices and the number of cards that each would leave. Computed only where the
 * choices are shown, and apart from the list, which a slow phone renders first.
 */
export function useChoices({ entries, families, filter }: ShownCatalog): Choices {
  const facets = useMemo(() => gatherFacets(entries), [entries]);
  const countedBy = useDeferredValue(filter);
  const counts = useMemo(() => countChoices(families, countedBy), [families, countedBy]);
  return { facets, counts };
}
