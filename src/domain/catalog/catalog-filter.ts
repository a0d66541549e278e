import { cleanLine } from '../text/clean-text.ts';

/** Dictionaries that the catalog is filtered by; each choice narrows the list to one name. */
export const FACETS = ['category', 'subCategory', 'brand', 'type'] as const;
export type Facet = (typeof FACETS)[number];

/** Order by price; `default` is the catalog's own order, by date for events. */
export const SORTS = ['default', 'asc', 'desc'] as const;
export type CatalogSort = (typeof SORTS)[number];

/** Filter and order of a catalog list (R2.15). */
export interface CatalogFilter extends Readonly<Record<Facet, number | null>> {
  /** Coins, inclusive; null for any price. */
  readonly maxPrice: number | null;
  /** As typed. */
  readonly text: string;
  readonly sort: CatalogSort;
}

/** A part of the filter that can be removed by itself: everything but the order. */
export type FilterPart = Exclude<keyof CatalogFilter, 'sort'>;

export const NO_FILTER: CatalogFilter = {
  category: null,
  subCategory: null,
  brand: null,
  type: null,
  maxPrice: null,
  text: '',
  sort: 'default',
};

/** Sets one choice. Choosing another category drops the sub-category. */
export const chooseFacet = (
  filter: CatalogFilter,
  facet: Facet,
  id: number | null,
): CatalogFilter => ({
  ...filter,
  [facet]: id,
  ...(facet === 'category' && id !== filter.category && { subCategory: null }),
});

const isChosen = (filter: CatalogFilter, part: FilterPart): boolean =>
  part === 'text' ? cleanLine(filter.text) !== '' : filter[part] !== null;

/** The parts that narrow the list, in display order. */
export const chosenParts = (filter: CatalogFilter): readonly FilterPart[] =>
  ([...FACETS, 'maxPrice', 'text'] as const).filter((part) => isChosen(filter, part));

export function removeChoice(filter: CatalogFilter, part: FilterPart): CatalogFilter {
  if (part === 'text') return { ...filter, text: '' };
  if (part === 'maxPrice') return { ...filter, maxPrice: null };
  return chooseFacet(filter, part, null);
}
