import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import { followIndex, type FollowedIndex } from '#src/features/catalog/index/catalog-index.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

beforeEach(() => openDatabase('catalog-index'));
afterEach(wipeDatabases);

const put = (price: number) => database().products.put({ ...backpack, id: 1, price });
const priceIn = ({ read }: FollowedIndex) => read().entries[0]?.price;

test('[R2.15] a list that nobody looks at costs no reading of each write, and its next reader gets them all', async () => {
  await put(100);
  const [left, open] = [followIndex('product'), followIndex('product')];
  const leave = left.subscribe(() => undefined);
  open.subscribe(() => undefined);
  await expect.poll(() => [priceIn(left), priceIn(open)]).toEqual([100, 100]);

  leave();
  await put(200);
  await expect.poll(() => priceIn(open)).toBe(200);
  expect(priceIn(left)).toBe(100);

  left.subscribe(() => undefined);
  await expect.poll(() => priceIn(left)).toBe(200);
  left.stop();
  open.stop();
});
