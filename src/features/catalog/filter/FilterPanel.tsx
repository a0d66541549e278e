import { useDeferredValue, useMemo } from 'react';
import {
  type CatalogFacets,
  gatherFacets,
  offeredIds,
} from '#src/domain/catalog/catalog-facets.ts';
import { countChoices } from '#src/domain/catalog/catalog-filter-results.ts';
import type { CatalogFilter, Facet } from '#src/domain/catalog/catalog-filter.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { PriceSlider } from '#src/ui/base/PriceSlider/PriceSlider.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { FacetChoices } from './FacetChoices.tsx';
import type { FilterProps } from './filter-props.ts';
import type { FilterControl } from './use-catalog-filter.ts';
import styles from './FilterPanel.module.css';

const FACETS = ['11rem', '10.5rem', '14rem', '10rem'];

/** The shape of the choices beside a list that is not whole yet. */
export const FilterPanelSkeleton = () => (
  <div className={`stack ${styles.panel}`}>
    {FACETS.map((height) => (
      <Skeleton key={height} shape="block" height={height} />
    ))}
  </div>
);

const STOPS = 100;
const ROUND = [1, 2, 5, 10];

/** Coins between two stops of the price slider: a round amount, with about a hundred stops in all. */
function priceStep(cheapest: number, dearest: number): number {
  const exact = Math.max(1, (dearest - cheapest) / STOPS);
  const magnitude = 10 ** Math.floor(Math.log10(exact));
  return magnitude * (ROUND.find((factor) => factor * magnitude >= exact) ?? 10);
}

interface PriceChoiceProps {
  filter: CatalogFilter;
  facets: CatalogFacets;
  control: FilterControl;
}

/** The highest price of the list; the end of the track means any price. */
function PriceChoice({ filter, facets, control }: PriceChoiceProps) {
  const { cheapest, dearest } = facets;
  if (cheapest === dearest) return null;
  const to = filter.maxPrice ?? dearest;
  const move = (amount: number) =>
    control.edit((now) => ({ ...now, maxPrice: amount >= dearest ? null : amount }));
  return (
    <PriceSlider
      only="max"
      value={{ from: cheapest, to: Math.max(cheapest, Math.min(to, dearest)) }}
      min={cheapest}
      max={dearest}
      step={priceStep(cheapest, dearest)}
      onChange={(value) => move(value.to)}
      onCommit={control.flush}
    />
  );
}

/** All choices: beside the list, or in the sheet on a phone. */
export function FilterPanel({ shown, names, control }: FilterProps) {
  const { entries, families, filter } = shown;
  // Computed only where the choices are shown, and apart from the list, which a slow phone renders first.
  const facets = useMemo(() => gatherFacets(entries), [entries]);
  const countedBy = useDeferredValue(filter);
  const counts = useMemo(() => countChoices(families, countedBy), [families, countedBy]);
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
    <div className={`stack ${styles.panel}`}>
      {choices('category')}
      {choices('subCategory')}
      <PriceChoice filter={filter} facets={facets} control={control} />
      {choices('brand')}
      {choices('type')}
    </div>
  );
}
