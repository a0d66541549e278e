import { useStored } from '#src/state/use-stored.ts';
import { readFacetNames, type FacetNames } from './stored-catalogue.ts';

const NO_NAMES: FacetNames = {
  category: new Map(),
  subCategory: new Map(),
  brand: new Map(),
  type: new Map(),
};

/** As last read: whoever comes back finds the chips of the filter in place, and nothing moves. */
let lastRead = NO_NAMES;

async function readAndKeep(): Promise<FacetNames> {
  lastRead = await readFacetNames();
  return lastRead;
}

/** The names of brands, categories, sub-categories and types. */
export const useFacetNames = (): FacetNames => useStored(readAndKeep) ?? lastRead;
