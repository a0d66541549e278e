import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { removeProducts, storeProducts } from '#src/data/db/products.ts';
import { followIndex, type FollowedIndex } from '#src/features/catalog/index/catalog-index.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

beforeEach(() => openDatabase('catalog-index'));
afterEach(() => wipeDatabases());

const put = (price: number) => storeProducts([{ ...backpack, id: 1, price }]);
const priceIn = ({ read }: FollowedIndex) => read().entries[0]?.price;

test('[R2.15] a list without readers is not loaded after each write; its next reader gets all writes', async () => {
  await put(100);
  const [left, open] = [followIndex('product'), followIndex('product')];
  const leave = left.subscribe(() => undefined);
  const leaveOpen = open.subscribe(() => undefined);
  await expect.poll(() => [priceIn(left), priceIn(open)]).toEqual([100, 100]);

  leave();
  await put(200);
  await expect.poll(() => priceIn(open)).toBe(200);
  expect(priceIn(left)).toBe(100);

  const leaveAgain = left.subscribe(() => undefined);
  await expect.poll(() => priceIn(left)).toBe(200);
  leaveAgain();
  leaveOpen();
});

test('[R2.15] a list that missed more writes than are logged loads everything again', async () => {
  await put(100);
  const index = followIndex('product');
  const leave = index.subscribe(() => undefined);
  await expect.poll(() => priceIn(index)).toBe(100);
  leave();
  const others = Array.from({ length: 1200 }, (_, at) => ({ ...backpack, id: at + 2 }));
  await storeProducts(others);
  await put(300);
  await removeProducts([1200]);

  const leaveAgain = index.subscribe(() => undefined);
  await expect.poll(() => index.read().entries.length).toBe(1200);
  expect(priceIn(index)).toBe(300);
  expect(index.read().entries.some(({ id }) => id === 1200)).toBe(false);
  leaveAgain();
});

test('[R2.15] the first entries of a long list have every category, and whole families', async () => {
  await openDatabase('catalog-top');
  const categories = [1, 2, 3].map((id) => ({
    list: 'categories' as const,
    id,
    name: { ru: `${id}`, uz: `${id}` },
    parentId: null,
  }));
  await database().catalogItems.bulkPut(categories);
  const stored = Array.from({ length: 600 }, (_, at) => ({
    ...backpack,
    id: at + 1,
    categoryId: 1 + Math.floor(at / 200),
  }));
  await storeProducts(stored);
  const index = followIndex('product');
  const sizes: [number, number][] = [];
  const leave = index.subscribe(() => {
    const { entries } = index.read();
    sizes.push([entries.length, new Set(entries.map(({ categoryId }) => categoryId)).size]);
  });
  await expect.poll(() => index.read().isComplete).toBe(true);
  expect(sizes).toEqual([
    [36, 3],
    [600, 3],
  ]);
  leave();
});
