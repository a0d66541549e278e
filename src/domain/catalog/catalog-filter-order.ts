import type { CatalogFamily } from './catalog-family.ts';
import type { CatalogSort } from './catalog-filter.ts';
import { isPast } from './product.ts';

type Compare = (a: CatalogFamily, b: CatalogFamily) => number;

const timeOf = ({ shown: { event } }: CatalogFamily): number =>
  event ? Date.parse(event.date) : 0;

/** Equal prices keep the catalog's own order in both directions. */
const BY_PRICE: Readonly<Record<Exclude<CatalogSort, 'default'>, Compare>> = {
  asc: (a, b) => a.lowestPrice - b.lowestPrice,
  desc: (a, b) => b.lowestPrice - a.lowestPrice,
};

/** Coming events: the nearest first. Past events: the latest first. */
const byDate =
  (now: number): Compare =>
  (a, b) => {
    const direction = isPast(a.shown, now) ? -1 : 1;
    return direction * (timeOf(a) - timeOf(b));
  };

/**
 * The categories take turns, each in the catalog's own order: the top of the list shows all categories, not
 * only the first. A category that is received later joins behind the others' turn.
 */
function takeTurns(families: readonly CatalogFamily[]): readonly CatalogFamily[] {
  const categories = [...Map.groupBy(families, ({ shown }) => shown.categoryId).values()];
  if (categories.length < 2) return families;
  const ordered: CatalogFamily[] = [];
  for (let turn = 0; ordered.length < families.length; turn += 1) {
    for (const category of categories) {
      const family = category[turn];
      if (family) ordered.push(family);
    }
  }
  return ordered;
}

/**
 * Sorts a list. Past events come last in every order, because they cannot be bought (R2.16).
 * @param families in the catalog's own order, which is kept by what is equal
 * @param now ms since the epoch
 */
export function orderFamilies(
  families: readonly CatalogFamily[],
  sort: CatalogSort,
  now: number,
): readonly CatalogFamily[] {
  const hasEvents = families.some(({ shown }) => shown.event !== null);
  if (sort === 'default' && !hasEvents) return takeTurns(families);
  const compare = sort === 'default' ? byDate(now) : BY_PRICE[sort];
  if (!hasEvents) return families.toSorted(compare);
  return families.toSorted(
    (a, b) => Number(isPast(a.shown, now)) - Number(isPast(b.shown, now)) || compare(a, b),
  );
}
