import { useDeferredValue, useMemo } from 'react';
import {
  offeredIds,
  gatherFacets,
  type CatalogFacets,
} from '#src/domain/catalog/catalog-facets.ts';
import { countChoices, type FacetCounts } from '#src/domain/catalog/catalog-filter-results.ts';
import type { Facet } from '#src/domain/catalog/catalog-filter.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import type { ShownCatalog } from '../use-catalog-results.ts';
import { FacetChoices } from './FacetChoices.tsx';
import type { FilterProps } from './filter-props.ts';
import { PriceChoice } from './PriceChoice.tsx';
import styles from './FilterPanel.module.css';

interface Choices {
  readonly facets: CatalogFacets;
  readonly counts: FacetCounts;
}

/**
 * The possible choices and the number of cards that each would leave. Computed only where the
 * choices are shown, and apart from the list, which a slow phone renders first.
 */
function useChoices({ entries, families, filter }: ShownCatalog): Choices {
  const facets = useMemo(() => gatherFacets(entries), [entries]);
  const countedBy = useDeferredValue(filter);
  const counts = useMemo(() => countChoices(families, countedBy), [families, countedBy]);
  return { facets, counts };
}

/** All choices: beside the list, or in the sheet on a phone. */
export function FilterPanel({ shown, names, control }: FilterProps) {
  const { filter } = shown;
  const { facets, counts } = useChoices(shown);
  const choices = (facet: Facet): Elements => (
    <FacetChoices
      facet={facet}
      offered={offeredIds(facets, filter, facet)}
      selected={filter[facet]}
      counts={counts[facet]}
      names={names[facet]}
      control={control}
    />
  );
  return (
    <div className={styles.panel}>
      {choices('category')}
      {choices('subCategory')}
      <PriceChoice filter={filter} facets={facets} control={control} />
      {choices('brand')}
      {choices('type')}
    </div>
  );
}
