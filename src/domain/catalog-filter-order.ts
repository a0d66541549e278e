import type { CatalogEntry } from './catalog-entry.ts';
import type { CatalogSort } from './catalog-filter.ts';
import { isPast } from './product.ts';

type Compare = (a: CatalogEntry, b: CatalogEntry) => number;

const timeOf = ({ event }: CatalogEntry): number => (event ? Date.parse(event.date) : 0);

/** Equal prices keep the catalog's own order in both directions. */
const BY_PRICE: Readonly<Record<Exclude<CatalogSort, 'default'>, Compare>> = {
  asc: (a, b) => a.price - b.price,
  desc: (a, b) => b.price - a.price,
};

/** Coming events: the nearest first. Past events: the latest first. */
const byDate =
  (now: number): Compare =>
  (a, b) => {
    const direction = isPast(a, now) ? -1 : 1;
    return direction * (timeOf(a) - timeOf(b));
  };

/**
 * Sorts a list. Past events come last in every order, because they cannot be bought (R2.16).
 * @param entries by id, the order of what is equal
 * @param now ms since the epoch
 */
export function orderEntries(
  entries: readonly CatalogEntry[],
  sort: CatalogSort,
  now: number,
): readonly CatalogEntry[] {
  const hasEvents = entries.some(({ event }) => event !== null);
  if (sort === 'default' && !hasEvents) return entries;
  const compare = sort === 'default' ? byDate(now) : BY_PRICE[sort];
  if (!hasEvents) return entries.toSorted(compare);
  return entries.toSorted(
    (a, b) => Number(isPast(a, now)) - Number(isPast(b, now)) || compare(a, b),
  );
}
