import type { CatalogEntry } from './catalog-entry.ts';
import { type CatalogFilter, type Facet, FACETS } from './catalog-filter.ts';

/** Choices that a list offers, before any filter. */
export interface CatalogFacets {
  /** Ids that occur in the list, by facet; ids of sub-categories by their category. */
  readonly ids: Readonly<Record<Exclude<Facet, 'subCategory'>, ReadonlySet<number>>>;
  readonly subCategories: ReadonlyMap<number, ReadonlySet<number>>;
  /** Coins; both 0 in an empty list. */
  readonly cheapest: number;
  readonly dearest: number;
}

/** Collects the choices of a list. The result serves every filter. */
export function gatherFacets(entries: readonly CatalogEntry[]): CatalogFacets {
  const ids = { category: new Set<number>(), brand: new Set<number>(), type: new Set<number>() };
  const subCategories = new Map<number, Set<number>>();
  let cheapest = Infinity;
  let dearest = 0;
  for (const { categoryId, subCategoryId, brandId, typeId, price } of entries) {
    ids.category.add(categoryId);
    ids.brand.add(brandId);
    ids.type.add(typeId);
    if (subCategoryId !== null) {
      const known = subCategories.get(categoryId) ?? new Set();
      subCategories.set(categoryId, known.add(subCategoryId));
    }
    cheapest = Math.min(cheapest, price);
    dearest = Math.max(dearest, price);
  }
  return { ids, subCategories, cheapest: Math.min(cheapest, dearest), dearest };
}

/** The ids that a facet offers; for sub-categories only those of the chosen category. */
export function offeredIds(
  facets: CatalogFacets,
  filter: CatalogFilter,
  facet: Facet,
): ReadonlySet<number> {
  if (facet !== 'subCategory') return facets.ids[facet];
  const ofCategory =
    filter.category === null ? undefined : facets.subCategories.get(filter.category);
  return ofCategory ?? new Set();
}

/** Whether some entry has the chosen id; a sub-category counts only in the chosen category. */
const occursIn = (entries: readonly CatalogEntry[], filter: CatalogFilter, facet: Facet): boolean =>
  entries.some(
    (entry) =>
      entry[`${facet}Id`] === filter[facet] &&
      (facet !== 'subCategory' || entry.categoryId === filter.category),
  );

/** The filter without choices that the list lacks, so that an old or invented link still shows a list. */
export const dropUnknownChoices = (
  entries: readonly CatalogEntry[],
  filter: CatalogFilter,
): CatalogFilter =>
  FACETS.reduce(
    (known, facet) =>
      known[facet] === null || occursIn(entries, known, facet)
        ? known
        : { ...known, [facet]: null },
    filter,
  );
