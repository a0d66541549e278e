import type { CatalogEntry } from './catalog-entry.ts';
import { chosenParts, type CatalogFilter, type Facet } from './catalog-filter.ts';
import { searchWords } from './catalog-filter-search.ts';

/** Number of entries that each choice would leave, by its id. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<number, number>>>;

const hasWords = (entry: CatalogEntry, words: readonly string[]): boolean =>
  words.every((word) => entry.search.includes(word));

const matches = (wanted: number | null, id: number | null): boolean =>
  wanted === null || wanted === id;

function add(counts: Map<number, number>, id: number | null): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** The entries that pass a filter, in their previous order (R2.15). */
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
      matches(filter.category, entry.categoryId) &&
      matches(filter.subCategory, entry.subCategoryId) &&
      matches(filter.brand, entry.brandId) &&
      matches(filter.type, entry.typeId) &&
      hasWords(entry, words),
  );
}

/**
 * Number of entries that each choice would leave, given all other parts of the filter (R2.15). Choosing
 * another category drops the sub-category, so the sub-category does not limit the category counts.
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
    const isCategory = matches(filter.category, entry.categoryId);
    const isSubCategory = isCategory && matches(filter.subCategory, entry.subCategoryId);
    const isBrand = matches(filter.brand, entry.brandId);
    const isType = matches(filter.type, entry.typeId);
    if (isBrand && isType) {
      add(category, entry.categoryId);
      if (isCategory) add(subCategory, entry.subCategoryId);
    }
    if (isSubCategory && isType) add(brand, entry.brandId);
    if (isSubCategory && isBrand) add(type, entry.typeId);
  }
  return { category, subCategory, brand, type };
}
