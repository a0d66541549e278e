import type { FacetNames } from '../index/stored-catalogue.ts';
import type { ShownCatalog } from '../use-catalog-results.ts';
import type { FilterControl } from './use-catalog-filter.ts';

/** What every part of the filter needs: what there is, what it is called, and how it is chosen. */
export interface FilterProps {
  readonly shown: ShownCatalog;
  readonly names: FacetNames;
  readonly control: FilterControl;
}
