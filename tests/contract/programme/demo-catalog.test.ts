import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addEditions } from '#server/demo/catalog/add-editions.ts';
import {
  BRANDS,
  CATEGORIES,
  PRODUCT_TYPES,
  SUB_CATEGORIES,
} from '#server/demo/catalog/dictionaries.ts';
import { catalogProducts } from '#server/demo/catalog/products.ts';
import { pictures } from '#server/demo/pictures-route.ts';
import { product as productSchema } from '#src/contract/shop/products.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { createTestApp } from '#tests/support/service/test-app.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const products = catalogProducts(NOW);

/** Latin and Cyrillic characters in one word, which is usually a typing mistake. */
const MIXED_WORD = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
/** An apostrophe instead of the Uzbek oʻ and gʻ or the sign ʼ. */
const WRONG_APOSTROPHE = /[oOgG]['’‘`ʼ]|\p{L}['’‘`]\p{L}/u;

const allTexts = () => [
  ...products.flatMap((item): LocalText[] => [
    item.name,
    item.description,
    item.amount,
    ...(item.event ? [item.event.place] : []),
    ...(item.options ?? []).flatMap(({ name, value }) => [name, value]),
  ]),
  ...[...BRANDS, ...CATEGORIES, ...SUB_CATEGORIES, ...PRODUCT_TYPES].map(({ name }) => name),
];

test('[R7.35] the catalog has three hundred products that keep the contract', () => {
  expect(products).toHaveLength(300);
  for (const item of products) expect(v.safeParse(productSchema, item).success).toBe(true);
  expect(products.filter(({ kind }) => kind === 'event')).toHaveLength(30);
});

test('[R7.35] every product has a unique id and a unique name in both languages', () => {
  for (const key of [(p) => p.id, (p) => p.name.ru, (p) => p.name.uz] as ((
    p: (typeof products)[number],
  ) => unknown)[]) {
    expect(new Set(products.map(key)).size).toBe(products.length);
  }
});

test('[R7.35] ids, names, prices and stock do not depend on the time of seeding', () => {
  const later = catalogProducts(new Date('2027-11-02T20:15:00Z'));
  const constantFields = (list: typeof products) =>
    list.map(({ id, name, price, stock }) => [id, name, price, stock]);
  expect(constantFields(later)).toEqual(constantFields(products));
});

test('[R2.15] [R2.17] no line breaks between a number and its unit', () => {
  const texts = allTexts().flatMap(({ ru, uz }) => [ru, uz]);
  expect(texts.filter((text) => /\d\u00A0\p{L}/u.test(text)).length).toBeGreaterThan(50);
  expect(texts.filter((text) => /\d \p{L}/u.test(text))).toEqual([]);
});

test('[R1.8] all texts exist in both languages, and no word mixes alphabets', () => {
  for (const { ru, uz } of allTexts()) {
    expect(ru).not.toMatch(MIXED_WORD);
    expect(ru).not.toBe('');
    expect(uz).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(uz).not.toMatch(WRONG_APOSTROPHE);
    expect(uz).not.toBe('');
  }
});

test('[R7.35] prices are from 60 to 45,000 coins, and some products are out of stock or nearly', () => {
  const prices = products.filter(({ kind }) => kind !== 'event').map(({ price }) => price);
  expect(Math.min(...prices)).toBe(60);
  expect(Math.max(...prices)).toBe(45_000);
  expect(products.some(({ stock }) => stock === 0)).toBe(true);
  expect(products.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
});

test('[R7.35] dictionaries hold every brand, category and type of the products, and related products exist', () => {
  const dictionary = [...BRANDS, ...CATEGORIES, ...SUB_CATEGORIES, ...PRODUCT_TYPES];
  const known = new Set(dictionary.map(({ id }) => id));
  const ids = new Set(products.map(({ id }) => id));
  expect(known.size).toBe(dictionary.length);
  for (const item of products) {
    for (const id of [item.brandId, item.categoryId, item.subCategoryId, item.typeId]) {
      expect(known.has(id ?? 0)).toBe(true);
    }
    expect(item.relatedIds.every((id) => ids.has(id) && id !== item.id)).toBe(true);
  }
});

test('[R2.16] events are in the future, and exactly one is deliberately misconfigured', () => {
  const events = products.filter(({ kind }) => kind === 'event');
  for (const { event } of events) {
    expect(new Date(event?.date ?? 0).getTime()).toBeGreaterThan(NOW.getTime());
  }
  expect(events.filter(({ ticketLimit }) => ticketLimit === 0)).toHaveLength(1);
});

test('[R2.17] every picture that a product shows is served, to be kept for ever', async () => {
  const shown = new Set(products.flatMap((item) => item.pictures));
  for (const address of shown) {
    const response = await pictures.request(address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    // Inline style and script would be refused by the content policy.
    expect(await response.text()).not.toMatch(/style=|<style|<script|NaN|undefined/);
  }
  expect(products.every((item) => item.pictures.length >= 1 && item.pictures.length <= 3)).toBe(
    true,
  );
});

test('an app without the demonstration, as in production, serves no picture of the demo catalog', async () => {
  const [address = ''] = products.flatMap((item) => item.pictures);
  const statusOf = async (options: { demo?: undefined }) => {
    const { app, close } = await createTestApp(options);
    const { status } = await app.request(address);
    await close();
    return status;
  };
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ demo: undefined })).toBe(401);
});

test('SEED_PRODUCTS=10000 makes 10,000 products with distinct ids and names', () => {
  const large = addEditions(products, 10_000);
  expect(large).toHaveLength(10_000);
  expect(new Set(large.map(({ id }) => id)).size).toBe(10_000);
  expect(new Set(large.map(({ name }) => name.uz)).size).toBe(10_000);
});
