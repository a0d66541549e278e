import type { CatalogEntry } from './catalog-entry.ts';
import type { CatalogFilter, Facet } from './catalog-filter.ts';
import { searchWords } from './catalog-filter-search.ts';

/** How many entries each name of a dictionary would leave, by the name's id. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<number, number>>>;

export interface CatalogResults {
  /** Those that pass, in the order in which they were given. */
  readonly found: readonly CatalogEntry[];
  /** For each choice: what it would leave given all other parts of the filter. */
  readonly counts: FacetCounts;
}

const hasWords = (entry: CatalogEntry, words: readonly string[]): boolean =>
  words.every((word) => entry.search.includes(word));

const fits = (wanted: number | null, id: number | null): boolean =>
  wanted === null || wanted === id;

function add(counts: Map<number, number>, id: number | null): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
}

/**
 * Filters a list in one pass that counts every choice as well (R2.15). Another category is chosen
 * without the sub-category, so that does not count against it.
 */
export function findEntries(
  entries: readonly CatalogEntry[],
  filter: CatalogFilter,
): CatalogResults {
  const words = searchWords(filter.text);
  const maxPrice = filter.maxPrice ?? Infinity;
  const found: CatalogEntry[] = [];
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
    if (isPlace && isBrand && isType) found.push(entry);
  }
  return { found, counts: { category, subCategory, brand, type } };
}
