import { offeredIds } from '#src/domain/catalog-facets.ts';
import type { Facet } from '#src/domain/catalog-filter.ts';
import { FacetChoices } from './FacetChoices.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './FilterPanel.module.css';
import { PriceChoice } from './PriceChoice.tsx';
import { useChoices } from './use-choices.ts';

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
