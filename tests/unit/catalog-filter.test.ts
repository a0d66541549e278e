import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEntry, type CatalogEntry } from '#src/domain/catalog-entry.ts';
import { gatherFacets, knownFilter, offered } from '#src/domain/catalog-facets.ts';
import {
  choose,
  chosenParts,
  FACETS,
  NO_FILTER,
  reset,
  SORTS,
  without,
  type CatalogFilter,
  type Facet,
} from '#src/domain/catalog-filter.ts';
import { readFilter, writeFilter } from '#src/domain/catalog-filter-address.ts';
import { orderEntries } from '#src/domain/catalog-filter-order.ts';
import { isPast } from '#src/domain/product.ts';
import { countChoices, findEntries } from '#src/domain/catalog-filter-results.ts';
import { backpack, lecture } from '#src/ui/app/ProductCard/example-products.ts';

const id = fc.integer({ min: 1, max: 4 });
const entries: fc.Arbitrary<CatalogEntry[]> = fc.array(
  fc
    .record({
      brandId: id,
      categoryId: id,
      subCategoryId: fc.option(id),
      typeId: id,
      price: fc.integer({ min: 0, max: 50 }),
      word: fc.constantFrom('кружка', 'рюкзак', 'худи'),
    })
    .map(({ word, ...fields }) =>
      toEntry({ ...backpack, ...fields, name: { ru: word, uz: word } }),
    ),
  { maxLength: 40 },
);

const filters: fc.Arbitrary<CatalogFilter> = fc
  .record({
    category: fc.option(id),
    subCategory: fc.option(id),
    brand: fc.option(id),
    type: fc.option(id),
    maxPrice: fc.option(fc.integer({ min: 0, max: 60 })),
    text: fc.constantFrom('', 'кру', 'РЮКЗАК', 'ху ди', 'нет такого'),
    sort: fc.constantFrom(...SORTS),
  })
  // A sub-category is offered only within a category.
  .map((filter) => (filter.category === null ? { ...filter, subCategory: null } : filter));

test('[R2.15] a filter comes out of its address as it went in', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
    }),
  );
});

test('[R2.15] an address without choices is empty, and one with them is readable', () => {
  expect(writeFilter(NO_FILTER).toString()).toBe('');
  const filter = {
    ...NO_FILTER,
    category: 103,
    subCategory: 206,
    maxPrice: 1200,
    sort: 'asc',
  } as const;
  expect(writeFilter(filter).toString()).toBe('category=103&sub=206&max=1200&sort=asc');
});

test('[R2.15] what is unknown or broken in an address counts as not said', () => {
  const broken = 'brand=-4&category=1e9&type=abc&max=1.5&sort=cheap&foo=bar&sub=7';
  expect(readFilter(new URLSearchParams(broken))).toEqual(NO_FILTER);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (parameters) => {
      const filter = readFilter(new URLSearchParams(parameters));
      expect(readFilter(writeFilter(filter))).toEqual(filter);
    }),
  );
});

const optionOf: Readonly<Record<Facet, (entry: CatalogEntry) => number | null>> = {
  category: (entry) => entry.categoryId,
  subCategory: (entry) => entry.subCategoryId,
  brand: (entry) => entry.brandId,
  type: (entry) => entry.typeId,
};

test('[R2.15] the count beside a choice is how many products it leaves once it is made', () => {
  fc.assert(
    fc.property(entries, filters, (list, filter) => {
      const counts = countChoices(list, filter);
      for (const facet of FACETS) {
        for (const option of new Set(list.map(optionOf[facet]))) {
          if (option === null) continue;
          const made = choose({ ...filter, [facet]: null }, facet, option);
          expect(counts[facet].get(option) ?? 0).toBe(findEntries(list, made).length);
        }
      }
    }),
  );
});

test('[R2.15] what is found passes every choice, and nothing that passes is left out', () => {
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
      expect(findEntries(list, filter)).toEqual(wanted);
    }),
  );
});

test('[R2.15] chips taken away one by one lead to the list without choices, in whatever order', () => {
  fc.assert(
    fc.property(filters, fc.infiniteStream(fc.nat()), (filter, picks) => {
      let left = filter;
      let steps = 0;
      while (chosenParts(left).length > 0) {
        const parts = chosenParts(left);
        const part = parts[(picks.next().value as number) % parts.length];
        if (part) left = without(left, part);
        expect(chosenParts(left)).not.toContain(part);
        steps += 1;
        expect(steps).toBeLessThan(8);
      }
      expect(writeFilter(left).toString()).toBe(writeFilter(reset(filter)).toString());
    }),
  );
});

const named = (ru: string, uz: string, model = ''): CatalogEntry =>
  toEntry({ ...backpack, name: { ru, uz }, model });
const search = (entry: CatalogEntry, text: string): boolean =>
  findEntries([entry], { ...NO_FILTER, text }).length === 1;

test('[R2.15] the search takes words in any order and language, without case, ё as е, oʻ in any form', () => {
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

test('[R2.15] prices go up or down, equal ones in the order of the catalogue', () => {
  const list = [5, 3, 5, 1].map((price, index) => toEntry({ ...backpack, id: index + 1, price }));
  const ids = (sort: CatalogFilter['sort']) => orderEntries(list, sort, 0).map((entry) => entry.id);
  expect(ids('default')).toEqual([1, 2, 3, 4]);
  expect(ids('asc')).toEqual([4, 2, 1, 3]);
  expect(ids('desc')).toEqual([1, 3, 2, 4]);
});

test('[R2.15] prices of any size go up and down as if compared one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000_000)), (prices) => {
      const list = prices.map((price, index) => toEntry({ ...backpack, id: index + 1, price }));
      const up = list.toSorted((a, b) => a.price - b.price);
      const down = list.toSorted((a, b) => b.price - a.price);
      expect(orderEntries(list, 'asc', 0)).toEqual(up);
      expect(orderEntries(list, 'desc', 0)).toEqual(down);
    }),
  );
});

test('[R2.16] the next event comes first, and what is over last whatever the order', () => {
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
  const ids = (sort: CatalogFilter['sort']) =>
    orderEntries(list, sort, now).map((entry) => entry.id);
  expect(ids('default')).toEqual([3, 5, 2, 1, 4]);
  expect(ids('asc')).toEqual([5, 3, 2, 4, 1]);
  expect(list.filter((entry) => isPast(entry, now)).map((entry) => entry.id)).toEqual([1, 4]);
});

test('[R2.15] what can be chosen is what the catalogue has, sub-categories of the chosen category alone', () => {
  const facets = gatherFacets([
    toEntry({ ...backpack, categoryId: 1, subCategoryId: 11, brandId: 5, price: 200 }),
    toEntry({ ...backpack, categoryId: 2, subCategoryId: 22, brandId: 6, price: 900 }),
  ]);
  expect([facets.cheapest, facets.dearest]).toEqual([200, 900]);
  expect([...offered(facets, NO_FILTER, 'brand')]).toEqual([5, 6]);
  expect([...offered(facets, NO_FILTER, 'subCategory')]).toEqual([]);
  expect([...offered(facets, { ...NO_FILTER, category: 2 }, 'subCategory')]).toEqual([22]);
});

test('[R2.15] choices that the catalogue does not have are dropped, those that it has stay', () => {
  const list = [
    toEntry({ ...backpack, categoryId: 1, subCategoryId: 11, brandId: 5, price: 200 }),
    toEntry({ ...backpack, categoryId: 2, subCategoryId: 22, brandId: 6, price: 900 }),
  ];
  const known = { ...NO_FILTER, category: 1, subCategory: 11, brand: 6 };
  expect(knownFilter(list, known)).toBe(known);
  expect(knownFilter(list, { ...known, subCategory: 22, brand: 7 })).toEqual({
    ...NO_FILTER,
    category: 1,
  });
  expect(knownFilter(list, { ...known, category: 3 })).toEqual({ ...NO_FILTER, brand: 6 });
});
