import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEntry, type CatalogEntry } from '#src/domain/catalog/catalog-entry.ts';
import {
  gatherFacets,
  dropUnknownChoices,
  offeredIds,
} from '#src/domain/catalog/catalog-facets.ts';
import { groupFamilies, type CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { parseFilter, formatFilter } from '#src/domain/catalog/catalog-filter-address.ts';
import { orderFamilies } from '#src/domain/catalog/catalog-filter-order.ts';
import { countChoices, findFamilies } from '#src/domain/catalog/catalog-filter-results.ts';
import {
  chooseFacet,
  chosenParts,
  FACETS,
  NO_FILTER,
  SORTS,
  removeChoice,
  type CatalogFilter,
  type Facet,
} from '#src/domain/catalog/catalog-filter.ts';
import { isPast } from '#src/domain/catalog/product.ts';
import { backpack, lecture } from '#src/ui/app/ProductCard/example-products.ts';

const id = fc.integer({ min: 1, max: 4 });
const entries: fc.Arbitrary<CatalogEntry[]> = fc
  .array(
    fc.record({
      // Variants of a family may stand apart from each other.
      variantOf: fc.option(id, { freq: 2 }),
      brandId: id,
      categoryId: id,
      subCategoryId: fc.option(id),
      typeId: id,
      price: fc.integer({ min: 0, max: 50 }),
      word: fc.constantFrom('кружка', 'рюкзак', 'худи'),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ word, ...fields }, at) =>
      toEntry({ ...backpack, ...fields, id: 100 + at, name: { ru: word, uz: word } }),
    ),
  );

const filters: fc.Arbitrary<CatalogFilter> = fc
  .record({
    // With a choice in each part hardly a product would pass.
    category: fc.option(id, { freq: 2 }),
    subCategory: fc.option(id, { freq: 2 }),
    brand: fc.option(id, { freq: 2 }),
    type: fc.option(id, { freq: 2 }),
    maxPrice: fc.option(fc.integer({ min: 0, max: 60 })),
    text: fc.constantFrom('', 'кру', 'РЮКЗАК', 'ху ди', 'нет такого'),
    sort: fc.constantFrom(...SORTS),
  })
  // A sub-category is offered only within a category.
  .map((filter) => (filter.category === null ? { ...filter, subCategory: null } : filter));

test('[R2.15] a filter stays the same when it is written to an address and parsed again', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(new URLSearchParams(formatFilter(filter).toString()))).toEqual(filter);
    }),
  );
});

test('[R2.15] a filter without choices has an empty address; choices make it readable', () => {
  expect(formatFilter(NO_FILTER).toString()).toBe('');
  const filter = {
    ...NO_FILTER,
    category: 103,
    subCategory: 206,
    maxPrice: 1200,
    sort: 'asc',
  } as const;
  expect(formatFilter(filter).toString()).toBe('category=103&sub=206&max=1200&sort=asc');
});

test('[R2.15] unknown and broken values of an address are ignored', () => {
  const broken = 'brand=-4&category=1e9&type=abc&max=1.5&sort=cheap&foo=bar&sub=7';
  expect(parseFilter(new URLSearchParams(broken))).toEqual(NO_FILTER);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (parameters) => {
      const filter = parseFilter(new URLSearchParams(parameters));
      expect(parseFilter(formatFilter(filter))).toEqual(filter);
    }),
  );
});

const optionOf: Readonly<Record<Facet, (entry: CatalogEntry) => number | null>> = {
  category: (entry) => entry.categoryId,
  subCategory: (entry) => entry.subCategoryId,
  brand: (entry) => entry.brandId,
  type: (entry) => entry.typeId,
};

test('[R2.15] the count beside a choice equals the number of cards that it leaves', () => {
  fc.assert(
    fc.property(entries, filters, (list, filter) => {
      const families = groupFamilies(list);
      const counts = countChoices(families, filter);
      for (const facet of FACETS) {
        for (const option of new Set(list.map(optionOf[facet]))) {
          if (option === null) continue;
          const made = chooseFacet({ ...filter, [facet]: null }, facet, option);
          expect(counts[facet].get(option) ?? 0).toBe(findFamilies(families, made).length);
        }
      }
    }),
  );
});

const byId = (list: readonly CatalogEntry[]) => list.toSorted((a, b) => a.id - b.id);

test('[R2.15] the result contains exactly the products that pass every choice', () => {
  fc.assert(
    fc.property(entries, filters, (list, filter) => {
      const wanted = list.filter(
        (entry) =>
          FACETS.every((facet) => [null, optionOf[facet](entry)].includes(filter[facet])) &&
          entry.price <= (filter.maxPrice ?? Infinity) &&
          filter.text
            .toLowerCase()
            .split(' ')
            .every((word) => entry.name.ru.includes(word)),
      );
      const found = findFamilies(groupFamilies(list), filter);
      expect(byId(found.flatMap(({ matching }) => matching))).toEqual(wanted);
      expect(found.every(({ matching }) => matching.length > 0)).toBe(true);
      expect(new Set(found.map((family) => family.id)).size).toBe(found.length);
    }),
  );
});

test('[R2.15] a product at the highest price of the filter is in the result', () => {
  const list = [100, 101].map((price) => toEntry({ ...backpack, id: price, price }));
  const found = findFamilies(groupFamilies(list), { ...NO_FILTER, maxPrice: 100 });
  expect(found.map(({ shown }) => shown)).toEqual([list[0]]);
});

test('[R2.15] without filter and order the catalog stays the same list, so that nothing renders again', () => {
  const list = groupFamilies([3, 1].map((price) => toEntry({ ...backpack, id: price, price })));
  expect(findFamilies(list, NO_FILTER)).toBe(list);
  expect(orderFamilies(list, NO_FILTER.sort, 0)).toBe(list);
});

test('[R2.15] the chosen category keeps its sub-category, another one drops it', () => {
  const filter = { ...NO_FILTER, category: 1, subCategory: 11 };
  expect(chooseFacet(filter, 'category', 1)).toEqual(filter);
  expect(chooseFacet(filter, 'category', 2)).toEqual({ ...NO_FILTER, category: 2 });
});

test('[R2.15] spaces in the search are no choice, and a pasted page keeps the address short', () => {
  const spaces = { ...NO_FILTER, text: '  ' };
  expect(chosenParts(spaces)).toEqual([]);
  expect(formatFilter(spaces).toString()).toBe('');
  const text = 'страница '.repeat(1000);
  const parameters = formatFilter({ ...NO_FILTER, text });
  expect(parameters.toString().length).toBeLessThan(1000);
  expect(parseFilter(new URLSearchParams({ q: text }))).toEqual(parseFilter(parameters));
});

test('[R2.15] removing all chips in any order leads to the unfiltered list', () => {
  fc.assert(
    fc.property(filters, fc.infiniteStream(fc.nat()), (filter, picks) => {
      let left = filter;
      let steps = 0;
      while (chosenParts(left).length > 0) {
        const parts = chosenParts(left);
        const part = parts[(picks.next().value as number) % parts.length];
        if (part) left = removeChoice(left, part);
        expect(chosenParts(left)).not.toContain(part);
        steps += 1;
        expect(steps).toBeLessThan(8);
      }
      expect(formatFilter(left).toString()).toBe(
        formatFilter({ ...NO_FILTER, sort: filter.sort }).toString(),
      );
    }),
  );
});

const idsOf = (families: readonly CatalogFamily[]) => families.map((family) => family.id);
const order = (list: readonly CatalogEntry[], sort: CatalogFilter['sort'], now = 0) =>
  idsOf(orderFamilies(groupFamilies(list), sort, now));

const named = (ru: string, uz: string, model = ''): CatalogEntry =>
  toEntry({ ...backpack, name: { ru, uz }, model });
const search = (entry: CatalogEntry, text: string): boolean =>
  findFamilies(groupFamilies([entry]), { ...NO_FILTER, text }).length === 1;

test('[R2.15] the search accepts words in any order and language, ignores case, treats ё as е and accepts every form of oʻ', () => {
  const board = named('Ёлочная настольная игра', 'Archali stol oʻyini', 'IG-42');
  for (const text of [
    'игра настольная',
    'ЕЛОЧ',
    'ёлоч ИГР',
    'o‘yin',
    "O'YIN",
    'oyin',
    'oʻyini archa',
    'ig-42 игра',
    '  ',
  ]) {
    expect(search(board, text), text).toBe(true);
  }
  for (const text of ['игра рюкзак', 'ig-43']) expect(search(board, text), text).toBe(false);
});

test('[R2.15] sorts by price in both directions; equal prices keep the catalog’s order', () => {
  const list = [5, 3, 5, 1].map((price, index) => toEntry({ ...backpack, id: index + 1, price }));
  const ids = (sort: CatalogFilter['sort']) => order(list, sort);
  expect(ids(NO_FILTER.sort)).toEqual([1, 2, 3, 4]);
  expect(ids('asc')).toEqual([4, 2, 1, 3]);
  expect(ids('desc')).toEqual([1, 3, 2, 4]);
});

test('[R2.15] prices of any size are sorted numerically', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000_000)), (prices) => {
      const list = prices.map((price, index) => toEntry({ ...backpack, id: index + 1, price }));
      const up = list.toSorted((a, b) => a.price - b.price);
      const down = list.toSorted((a, b) => b.price - a.price);
      expect(order(list, 'asc')).toEqual(up.map((entry) => entry.id));
      expect(order(list, 'desc')).toEqual(down.map((entry) => entry.id));
    }),
  );
});

test('[R2.16] the next event comes first; past events come last in every order', () => {
  const now = Date.parse('2026-11-10T12:00:00.000Z');
  const days = [-1, 9, 2, -20, 5];
  const list = days.map((day, index) =>
    toEntry({
      ...lecture,
      id: index + 1,
      price: 100 - index,
      event: { date: new Date(now + day * 86_400_000).toISOString(), place: { ru: '', uz: '' } },
    }),
  );
  const ids = (sort: CatalogFilter['sort']) => order(list, sort, now);
  expect(ids('default')).toEqual([3, 5, 2, 1, 4]);
  expect(ids('asc')).toEqual([5, 3, 2, 4, 1]);
  expect(list.filter((entry) => isPast(entry, now)).map((entry) => entry.id)).toEqual([1, 4]);
  const [past] = list;
  if (!past) throw new Error('No past event');
  const twice = [past, { ...past, id: 6 }];
  expect(order(twice, 'default', now)).toEqual([1, 6]);
});

test('[R2.15] offers the choices that the catalog contains; sub-categories only of the chosen category', () => {
  const facets = gatherFacets([
    toEntry({ ...backpack, categoryId: 1, subCategoryId: 11, brandId: 5, typeId: 3, price: 200 }),
    toEntry({ ...backpack, categoryId: 2, subCategoryId: 22, brandId: 6, typeId: 4, price: 900 }),
    toEntry({ ...backpack, categoryId: 7, subCategoryId: null, brandId: 6, typeId: 4, price: 300 }),
  ]);
  const offered = (facet: Facet, category: number | null = null) => [
    ...offeredIds(facets, { ...NO_FILTER, category }, facet),
  ];
  expect([facets.cheapest, facets.dearest]).toEqual([200, 900]);
  expect(offered('category')).toEqual([1, 2, 7]);
  expect(offered('brand')).toEqual([5, 6]);
  expect(offered('type')).toEqual([3, 4]);
  expect(offered('subCategory')).toEqual([]);
  expect(offered('subCategory', 2)).toEqual([22]);
  expect(offered('subCategory', 7)).toEqual([]);
});

test('[R2.15] drops choices that the catalog lacks and keeps the others', () => {
  const list = [
    toEntry({ ...backpack, categoryId: 1, subCategoryId: 11, brandId: 5, price: 200 }),
    toEntry({ ...backpack, categoryId: 2, subCategoryId: 22, brandId: 6, price: 900 }),
  ];
  const known = { ...NO_FILTER, category: 1, subCategory: 11, brand: 6 };
  expect(dropUnknownChoices(list, known)).toBe(known);
  expect(dropUnknownChoices(list, { ...known, subCategory: 22, brand: 7 })).toEqual({
    ...NO_FILTER,
    category: 1,
  });
  expect(dropUnknownChoices(list, { ...known, category: 3 })).toEqual({ ...NO_FILTER, brand: 6 });
});
