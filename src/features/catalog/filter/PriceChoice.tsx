import type { CatalogFacets } from '#src/domain/catalog/catalog-facets.ts';
import type { CatalogFilter } from '#src/domain/catalog/catalog-filter.ts';
import { PriceSlider } from '#src/ui/base/PriceSlider/PriceSlider.tsx';
import type { FilterControl } from './use-catalog-filter.ts';
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
export function PriceChoice({ filter, facets, control }: PriceChoiceProps) {
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
