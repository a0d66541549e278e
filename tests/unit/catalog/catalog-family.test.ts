import { expect, test } from 'vitest';
import { toEntry, type CatalogEntry } from '#src/domain/catalog/catalog-entry.ts';
import { groupFamilies } from '#src/domain/catalog/catalog-family.ts';
import { orderFamilies } from '#src/domain/catalog/catalog-filter-order.ts';
import { countChoices, findFamilies } from '#src/domain/catalog/catalog-filter-results.ts';
import { NO_FILTER } from '#src/domain/catalog/catalog-filter.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

const entry = (fields: Partial<Product> & Pick<Product, 'id'>): CatalogEntry =>
  toEntry({ ...backpack, ...fields });

const drive = (id: number, size: string, price: number, stock = 5) =>
  entry({
    id,
    variantOf: 10,
    price,
    stock,
    name: { ru: `Диск, ${size}`, uz: size },
    categoryId: 2,
  });
const DRIVES = [drive(10, '64 ГБ', 690), drive(11, '128 ГБ', 1090), drive(12, '256 ГБ', 1790)];
const MUG = entry({ id: 5, price: 900, categoryId: 1 });
const BOOK = entry({ id: 30, price: 700, categoryId: 3 });
const families = groupFamilies([MUG, ...DRIVES, BOOK]);

test('[R2.15] variants are one card, an item without a family is its own', () => {
  expect(families.map(({ id, variants }) => [id, variants.length])).toEqual([
    [5, 1],
    [10, 3],
    [30, 1],
  ]);
});

test('[R2.15] a filter leaves a family with the variants that match, and counts it once', () => {
  const filter = { ...NO_FILTER, maxPrice: 1100 };
  const found = findFamilies(families, filter);
  expect(found.map(({ matching }) => matching.length)).toEqual([1, 2, 1]);
  expect(countChoices(families, filter).category).toEqual(
    new Map([
      [1, 1],
      [2, 1],
      [3, 1],
    ]),
  );
  const [searched] = findFamilies(families, { ...NO_FILTER, text: '256' });
  expect([searched?.id, searched?.shown.id, searched?.lowestPrice]).toEqual([10, 12, 1790]);
});

test('[R2.15] the order by price takes the lowest price of a family among the variants that match', () => {
  const ids = (text: string) =>
    orderFamilies(findFamilies(families, { ...NO_FILTER, text }), 'asc', 0).map(({ id }) => id);
  expect(ids('')).toEqual([10, 30, 5]);
  const withExpensive = groupFamilies([
    entry({ id: 1, price: 1500, name: backpack.name, model: '256' }),
    ...DRIVES,
  ]);
  const expensive = findFamilies(withExpensive, { ...NO_FILTER, text: '256' });
  expect(orderFamilies(expensive, 'asc', 0).map(({ id }) => id)).toEqual([1, 10]);
});

test('[R2.17] a card leads to a variant in stock, and to a sold-out one only when all are', () => {
  const soldOut = groupFamilies([drive(10, '64 ГБ', 690, 0), drive(11, '128 ГБ', 1090)]);
  expect(soldOut[0]?.shown.id).toBe(11);
  const all = groupFamilies([drive(10, '64 ГБ', 690, 0), drive(11, '128 ГБ', 1090, 0)]);
  expect(all[0]?.shown.id).toBe(10);
});

test('[R2.15] by default the categories take turns, each in the order of its items', () => {
  const list = groupFamilies(
    [1, 1, 1, 2, 2, 3].map((categoryId, at) => entry({ id: at + 1, categoryId })),
  );
  const ids = (some: typeof list) => orderFamilies(some, 'default', 0).map(({ id }) => id);
  expect(ids(list)).toEqual([1, 4, 6, 2, 5, 3]);
  // While a catalog is received, later categories leave the turns of the earlier ones as they are.
  expect(ids(list.slice(0, 4))).toEqual([1, 4, 2, 3]);
});
