import type { CatalogEntry } from './catalog-entry.ts';
import type { CatalogSort } from './catalog-filter.ts';
import { isPast } from './product.ts';

type Compare = (a: CatalogEntry, b: CatalogEntry) => number;

const timeOf = ({ event }: CatalogEntry): number => (event ? Date.parse(event.date) : 0);

/** Equal prices keep the catalogue's own order in both directions. */
const BY_PRICE: Readonly<Record<Exclude<CatalogSort, 'default'>, Compare>> = {
  asc: (a, b) => a.price - b.price || a.id - b.id,
  desc: (a, b) => b.price - a.price || a.id - b.id,
};

/** The next event first; of those that are over the last one first. */
const byDate =
  (now: number): Compare =>
  (a, b) => {
    const direction = isPast(a, now) ? -1 : 1;
    return direction * (timeOf(a) - timeOf(b)) || a.id - b.id;
  };

/**
 * A list in the order that was asked for. Events that are over come last whatever the order: nobody looks
 * for them (R2.16). `now` is in ms since the epoch.
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
