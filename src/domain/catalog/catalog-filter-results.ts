import type { CatalogEntry } from './catalog-entry.ts';
import { makeFamily, type CatalogFamily } from './catalog-family.ts';
import { searchWords } from './catalog-filter-search.ts';
import { chosenParts, type CatalogFilter, type Facet } from './catalog-filter.ts';

/** Number of families that each choice would leave, by its id. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<number, number>>>;

const hasWords = (entry: CatalogEntry, words: readonly string[]): boolean =>
  words.every((word) => entry.search.includes(word));

const matches = (wanted: number | null, id: number | null): boolean =>
  wanted === null || wanted === id;

/** The families with a variant that passes a filter, in their previous order (R2.15). */
export function findFamilies(
  families: readonly CatalogFamily[],
  filter: CatalogFilter,
): readonly CatalogFamily[] {
  if (chosenParts(filter).length === 0) return families;
  const words = searchWords(filter.text);
  const maxPrice = filter.maxPrice ?? Infinity;
  const passes = (entry: CatalogEntry): boolean =>
    entry.price <= maxPrice &&
    matches(filter.category, entry.categoryId) &&
    matches(filter.subCategory, entry.subCategoryId) &&
    matches(filter.brand, entry.brandId) &&
    matches(filter.type, entry.typeId) &&
    hasWords(entry, words);
  const found: CatalogFamily[] = [];
  for (const family of families) {
    const matching = family.variants.filter(passes);
    // The same object lets its card stay as it is.
    const isWhole = matching.length === family.variants.length;
    const left = isWhole ? family : makeFamily(family.id, family.variants, matching);
    if (left) found.push(left);
  }
  return found;
}

/** Counts each family once for an id, whatever number of its variants have it. */
class FamilyCount {
  readonly counts = new Map<number, number>();
  readonly #lastFamily = new Map<number, CatalogFamily>();

  add(id: number | null, family: CatalogFamily): void {
    if (id === null || this.#lastFamily.get(id) === family) return;
    this.#lastFamily.set(id, family);
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }
}

/**
 * Number of families that each choice would leave, given all other parts of the filter (R2.15). Choosing
 * another category drops the sub-category, so the sub-category does not limit the category counts.
 */
export function countChoices(
  families: readonly CatalogFamily[],
  filter: CatalogFilter,
): FacetCounts {
  const words = searchWords(filter.text);
  const maxPrice = filter.maxPrice ?? Infinity;
  const category = new FamilyCount();
  const subCategory = new FamilyCount();
  const brand = new FamilyCount();
  const type = new FamilyCount();
  for (const family of families) {
    for (const entry of family.variants) {
      if (entry.price > maxPrice || !hasWords(entry, words)) continue;
      const isCategory = matches(filter.category, entry.categoryId);
      const isSubCategory = isCategory && matches(filter.subCategory, entry.subCategoryId);
      const isBrand = matches(filter.brand, entry.brandId);
      const isType = matches(filter.type, entry.typeId);
      if (isBrand && isType) {
        category.add(entry.categoryId, family);
        if (isCategory) subCategory.add(entry.subCategoryId, family);
      }
      if (isSubCategory && isType) brand.add(entry.brandId, family);
      if (isSubCategory && isBrand) type.add(entry.typeId, family);
    }
  }
  return {
    category: category.counts,
    subCategory: subCategory.counts,
    brand: brand.counts,
    type: type.counts,
  };
}
