import { useStored } from '#src/data/db/use-stored.ts';
import { loadFacetNames, type FacetNames } from './stored-catalog.ts';

const NO_NAMES: FacetNames = {
  category: new Map(),
  subCategory: new Map(),
  brand: new Map(),
  type: new Map(),
};

/** The names of the last load: when the member comes back, the filter's chips are there at once. */
let lastLoaded = NO_NAMES;

async function loadAndKeep(): Promise<FacetNames> {
  lastLoaded = await loadFacetNames();
  return lastLoaded;
}

/** The names of brands, categories, sub-categories and types. */
export const useFacetNames = (): FacetNames => useStored(loadAndKeep) ?? lastLoaded;
