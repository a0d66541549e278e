import type { CatalogEntry } from './catalog-entry.ts';
import { familyId } from './product-family.ts';

/**
 * Variants of one thing in the list, which shows one card for them; an item by itself is one, too (R2.15).
 */
export interface CatalogFamily {
  readonly id: number;
  /** All stored ones, by id. */
  readonly variants: readonly CatalogEntry[];
  /** Those that pass the filter, by id. */
  readonly matching: readonly CatalogEntry[];
  /** The matching one that the card leads to: the first that is in stock, else the first. */
  readonly shown: CatalogEntry;
  /** Coins for one unit of a matching variant. */
  readonly lowestPrice: number;
}

/** A family with the variants that pass a filter; null when there is none. */
export function makeFamily(
  id: number,
  variants: readonly CatalogEntry[],
  matching: readonly CatalogEntry[],
): CatalogFamily | null {
  const shown = matching.find(({ stock }) => stock > 0) ?? matching[0];
  if (!shown) return null;
  let lowestPrice = Infinity;
  for (const { price } of matching) lowestPrice = Math.min(lowestPrice, price);
  return { id, variants, matching, shown, lowestPrice };
}

/**
 * Groups a list by family, in the order of the first variants.
 * @param entries by id
 */
export function groupFamilies(entries: readonly CatalogEntry[]): readonly CatalogFamily[] {
  const grouped = Map.groupBy(entries, familyId);
  const families: CatalogFamily[] = [];
  for (const [id, variants] of grouped) {
    const family = makeFamily(id, variants, variants);
    if (family) families.push(family);
  }
  return families;
}
