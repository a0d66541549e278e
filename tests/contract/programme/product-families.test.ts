import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#server/database/schema/shop/product.ts';
import { addEditions } from '#server/demo/catalog/add-editions.ts';
import { catalogProducts } from '#server/demo/catalog/products.ts';
import { product as productSchema, productsResponse } from '#src/contract/shop/products.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const STUDENT = 'student@example.test';
const COLOUR = { ru: 'Цвет', uz: 'Rang' };
let app: TestApp;

/** The mug of the small seed in three more colours, and the family of another item. */
beforeAll(async () => {
  app = await createTestApp();
  const { db, seed } = app;
  const [mug] = await db.select().from(product).where(eq(product.id, seed.mug));
  if (!mug) throw new Error('The small seed has a mug');
  const variant = (id: number, ru: string, price: number) => ({
    ...mug,
    id,
    name: { ru: `Кружка, ${ru}`, uz: `Krujka, ${ru}` },
    variantOf: 50,
    options: [{ name: COLOUR, value: { ru, uz: ru } }],
    price,
  });
  await db
    .insert(product)
    .values([variant(50, 'мята', 900), variant(51, 'коралл', 700), variant(52, 'хвоя', 1500)]);
});
afterAll(() => app.close());

const list = async (query: string) =>
  v.parse(productsResponse, await getAs(app, STUDENT, `api/products?${query}`));

test('[R7.35] with families=1 variants are one entry with the range of their prices and their number', async () => {
  const { products, total } = await list('families=1&kind=product');
  expect(total).toBe(2);
  expect(products.map(({ id, family }) => [id, family])).toEqual([
    [
      app.seed.mug,
      {
        id: app.seed.mug,
        name: { ru: 'Кружка', uz: 'Кружка' },
        lowestPrice: 1200,
        highestPrice: 1200,
        variants: 1,
      },
    ],
    [
      50,
      {
        id: 50,
        name: { ru: 'Кружка', uz: 'Krujka' },
        lowestPrice: 700,
        highestPrice: 1500,
        variants: 3,
      },
    ],
  ]);
  expect((await list('kind=product')).products.map(({ variantOf }) => variantOf)).toEqual([
    null,
    50,
    50,
    50,
  ]);
});

test('[R7.35] an entry of a family counts the variants that match, by the first of them', async () => {
  const { products } = await list(`families=1&kind=product&maxPrice=800`);
  expect(products.map(({ id, family }) => [id, family?.variants, family?.highestPrice])).toEqual([
    [51, 1, 700],
  ]);
  expect(products[0]?.family?.name.ru).toBe('Кружка');
});

test.each(['', '&sort=price', '&sort=-price'])(
  '[R7.35] the pages of families%s contain every family once, by their lowest price',
  async (sort) => {
    const prices: number[] = [];
    const ids: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: v.InferOutput<typeof productsResponse> = await list(
        `families=1&limit=1${sort}${at}`,
      );
      for (const { family } of page.products) {
        ids.push(family?.id ?? 0);
        prices.push(family?.lowestPrice ?? 0);
      }
      cursor = page.nextCursor;
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 50]);
    if (sort !== '') {
      const up = prices.toSorted((a, b) => a - b);
      expect(prices).toEqual(sort === '&sort=price' ? up : up.toReversed());
    }
  },
);

test('[R7.35] a family without a removed variant is counted without it, and changes of families cannot be requested', async () => {
  await app.db
    .update(product)
    .set({ removedAt: new Date() })
    .where(inArray(product.id, [50]));
  const { products } = await list('families=1&kind=product&sort=price');
  expect(products[0]).toMatchObject({ id: 51, family: { id: 50, variants: 2 } });
  const response = await app.app.request(
    '/service/api/products?families=1&updatedSince=2026-01-01T00:00:00.000Z',
    { headers: { Authorization: `Bearer ${tokenOf(STUDENT)}` } },
  );
  expect(response.status).toBe(400);
});

test('[R7.35] a product of an earlier version, without family and options, is an item by itself', () => {
  const [one] = catalogProducts(new Date());
  const { variantOf: _family, options: _options, ...earlier } = one ?? {};
  expect(v.parse(productSchema, earlier)).toMatchObject({ variantOf: null, options: [] });
});

test('[R7.35] in the demo catalog variants of one thing are a family, and each has its own combination of options', () => {
  const catalog = addEditions(catalogProducts(new Date()), 900);
  const families = Map.groupBy(
    catalog.filter(({ variantOf }) => variantOf !== null),
    ({ variantOf }) => variantOf,
  );
  expect(families.size).toBeGreaterThan(80);
  for (const [id, variants] of families) {
    // The last edition may be cut off.
    if (variants.length > 1) expect(variants.some((one) => one.id === id)).toBe(true);
    const namesOf = (at: number) => variants[at]?.options.map(({ name }) => name.ru);
    for (const language of ['ru', 'uz'] as const) {
      const combinations = variants.map(({ options }) =>
        options.map(({ value }) => value[language]).join('|'),
      );
      expect(new Set(combinations).size).toBe(variants.length);
      expect(combinations).not.toContain('');
    }
    for (const at of variants.keys()) expect(namesOf(at)).toEqual(namesOf(0));
    expect(new Set(variants.map(({ categoryId }) => categoryId)).size).toBe(1);
  }
  const single = catalog.filter(({ variantOf }) => variantOf === null);
  expect(single.every(({ options }) => options.length === 0)).toBe(true);
});
