import type { CatalogEntry } from './catalog-entry.ts';
import { chosenParts, type CatalogFilter, type Facet } from './catalog-filter.ts';
import { searchWords } from './catalog-filter-search.ts';

/** How many entries each name of a dictionary would leave, by the name's id. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<number, number>>>;

const hasWords = (entry: CatalogEntry, words: readonly string[]): boolean =>
  words.every((word) => entry.search.includes(word));

const fits = (wanted: number | null, id: number | null): boolean =>
  wanted === null || wanted === id;

function add(counts: Map<number, number>, id: number | null): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** Those entries that pass a filter, in the order in which they were given (R2.15). */
export function findEntries(
  entries: readonly CatalogEntry[],
  filter: CatalogFilter,
): readonly CatalogEntry[] {
  if (chosenParts(filter).length === 0) return entries;
  const words = searchWords(filter.text);
  const maxPrice = filter.maxPrice ?? Infinity;
  return entries.filter(
    (entry) =>
      entry.price <= maxPrice &&
      fits(filter.category, entry.categoryId) &&
      fits(filter.subCategory, entry.subCategoryId) &&
      fits(filter.brand, entry.brandId) &&
      fits(filter.type, entry.typeId) &&
      hasWords(entry, words),
  );
}

/**
 * What each choice would leave given all other parts of the filter (R2.15). Another category is chosen
 * without the sub-category, so that does not count against it.
 */
export function countChoices(entries: readonly CatalogEntry[], filter: CatalogFilter): FacetCounts {
  const words = searchWords(filter.text);
  const maxPrice = filter.maxPrice ?? Infinity;
  const category = new Map<number, number>();
  const subCategory = new Map<number, number>();
  const brand = new Map<number, number>();
  const type = new Map<number, number>();
  for (const entry of entries) {
    if (entry.price > maxPrice || !hasWords(entry, words)) continue;
    const isCategory = fits(filter.category, entry.categoryId);
    const isPlace = isCategory && fits(filter.subCategory, entry.subCategoryId);
    const isBrand = fits(filter.brand, entry.brandId);
    const isType = fits(filter.type, entry.typeId);
    if (isBrand && isType) {
      add(category, entry.categoryId);
      if (isCategory) add(subCategory, entry.subCategoryId);
    }
    if (isPlace && isType) add(brand, entry.brandId);
    if (isPlace && isBrand) add(type, entry.typeId);
  }
  return { category, subCategory, brand, type };
}
