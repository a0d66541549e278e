import type { FacetNames } from '../index/stored-catalog.ts';
import type { ShownCatalog } from '../use-catalog-results.ts';
import type { FilterControl } from './use-catalog-filter.ts';

/** What every part of the filter needs: the catalog, its names and the control. */
export interface FilterProps {
  readonly shown: ShownCatalog;
  readonly names: FacetNames;
  readonly control: FilterControl;
}
