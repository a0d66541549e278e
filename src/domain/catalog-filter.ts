/** Choices among the names of the catalogue's dictionaries; each narrows the list to one name. */
export const FACETS = ['category', 'subCategory', 'brand', 'type'] as const;
export type Facet = (typeof FACETS)[number];

/** By price; `default` is the catalogue's own order, for events by date. */
export const SORTS = ['default', 'asc', 'desc'] as const;
export type CatalogSort = (typeof SORTS)[number];

/** What a list of the catalogue is narrowed by and how it is ordered (R2.15). */
export interface CatalogFilter extends Readonly<Record<Facet, number | null>> {
  /** Coins, included; null for any price. */
  readonly maxPrice: number | null;
  /** As typed. */
  readonly text: string;
  readonly sort: CatalogSort;
}

/** A part of the filter that can be taken away by itself: all but the order. */
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

/** The filter with one more choice; a sub-category goes with the category that it belongs to. */
export const choose = (filter: CatalogFilter, facet: Facet, id: number | null): CatalogFilter => ({
  ...filter,
  [facet]: id,
  ...(facet === 'category' && id !== filter.category && { subCategory: null }),
});

const isChosen = (filter: CatalogFilter, part: FilterPart): boolean =>
  part === 'text' ? filter.text.trim() !== '' : filter[part] !== null;

/** What narrows the list, in the order in which it is shown. */
export const chosenParts = (filter: CatalogFilter): readonly FilterPart[] =>
  ([...FACETS, 'maxPrice', 'text'] as const).filter((part) => isChosen(filter, part));

/** The filter without one of its parts. */
export function without(filter: CatalogFilter, part: FilterPart): CatalogFilter {
  if (part === 'text') return { ...filter, text: '' };
  if (part === 'maxPrice') return { ...filter, maxPrice: null };
  return choose(filter, part, null);
}

/** The same order with nothing chosen. */
export const reset = ({ sort }: CatalogFilter): CatalogFilter => ({ ...NO_FILTER, sort });
