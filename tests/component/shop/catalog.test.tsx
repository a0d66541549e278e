import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { removeProducts, storeProducts } from '#src/data/db/products.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { Products } from '#src/features/catalog/CatalogSections.tsx';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { closeArea, openArea, show, watchFor } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(closeArea);

const aProduct = (fields: Partial<Product> & Pick<Product, 'id'>): Product => ({
  ...backpack,
  name: { ru: `Вещь ${fields.id}`, uz: `Narsa ${fields.id}` },
  pictures: [],
  price: 100 * fields.id,
  categoryId: 1 + (fields.id % 2),
  ...fields,
});

async function store(products: readonly Product[]): Promise<void> {
  await database().catalogItems.bulkPut([
    { list: 'categories', id: 1, name: { ru: 'Чётное', uz: 'Juft' }, parentId: null },
    { list: 'categories', id: 2, name: { ru: 'Нечётное', uz: 'Toq' }, parentId: null },
  ]);
  await storeProducts(products);
  await storeMeta('catalogue', { asOf: '2026-11-01T00:00:00.000Z' }, Date.now());
}

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ id: index + 1 }));
const found = page.getByRole('status');
const cards = () => page.getByRole('article').elements();

test('[R2.15] a long list draws only the items near the window, and each item has its position', async () => {
  await store(some(900));
  show(<Products />, '/catalog/products');
  await expect.element(found).toMatchTextContent(/900/);
  expect(cards().length).toBeLessThan(40);
  const item = page.getByRole('listitem').filter({ hasText: 'Вещь 1' }).first();
  await expect.element(item).toHaveAttribute('aria-setsize', '900');
  await expect.element(item).toHaveAttribute('aria-posinset', '1');
});

test('[R2.15] an open list follows each write: a changed price, a new product, a removed one', async () => {
  await store(some(6));
  show(<Products />, '/catalog/products');
  await expect.element(page.getByText('Вещь 3')).toBeVisible();
  await storeProducts([aProduct({ id: 1, price: 4321 })]);
  await expect.element(page.getByText('4 321')).toBeVisible();
  await removeProducts([3]);
  await expect.element(page.getByText('Вещь 3')).not.toBeInTheDocument();
  await storeProducts(some(90));
  await expect.element(found).toMatchTextContent(/90/);
});

test('[R2.10] [R2.15] before the catalog is received the list says neither «nothing found» nor «empty»', async () => {
  const shownNothing = watchFor('Ничего не нашлось');
  const shownEmpty = watchFor('Здесь пока ничего нет');
  show(<Products />, '/catalog/products?q=zzz');
  await expect.element(page.getByRole('searchbox')).toHaveValue('zzz');
  // The empty catalog of the device was read by now.
  await expect.poll(() => database().products.count()).toBe(0);
  expect(shownNothing()).toBe(false);
  await store(some(2));
  await expect.element(page.getByText('Ничего не нашлось')).toBeVisible();
  expect(shownEmpty()).toBe(false);
});

test('[R9.11] a catalog that was never received shows why: failed with a retry, no network, or empty', async () => {
  syncStatus.catalog.state = 'failed';
  show(<Products />, '/catalog/products');
  await expect.element(page.getByRole('heading', { name: 'Каталог не загрузился' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  network.reachable = false;
  await expect.element(page.getByRole('heading', { name: 'Каталог не загрузился' })).toBeVisible();
  await store([]);
  await expect.element(page.getByRole('heading', { name: 'Здесь пока ничего нет' })).toBeVisible();
});

test('[R2.15] an option without results cannot be pressed, and the sheet’s button shows the number of results', async () => {
  await store([...some(4), aProduct({ id: 11, categoryId: 1, brandId: 9 })]);
  await database().catalogItems.bulkPut([
    {
      list: 'brands',
      id: backpack.brandId,
      name: { ru: 'Маршрут', uz: 'Marshrut' },
      parentId: null,
    },
    { list: 'brands', id: 9, name: { ru: 'Девятка', uz: 'Toʻqqiz' }, parentId: null },
  ]);
  show(<Products />, '/catalog/products');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Нечётное 2' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Показать 2 товара' })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Девятка 0' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Сбросить' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Показать 5 товаров' })).toHaveFocus();
});

test('[R2.15] [R10.1] after the keyboard removes the last chip the focus is on the list', async () => {
  await store(some(4));
  show(<Products />, '/catalog/products?category=2');
  const chip = page.getByRole('button', { name: 'Убрать: Нечётное' });
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.contains(found.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

const inColour = (id: number, ru: string, fields: Partial<Product> = {}) =>
  aProduct({
    id,
    variantOf: 20,
    categoryId: 1,
    price: 1900,
    name: { ru: `Рюкзак, ${ru}`, uz: `Ryukzak, ${ru}` },
    options: [{ name: { ru: 'Цвет', uz: 'Rang' }, value: { ru, uz: ru } }],
    ...fields,
  });

test('[R2.15] [R2.17] variants are one card with their lowest price and number; it is sold out only when all are', async () => {
  await store([
    inColour(20, 'мята', { stock: 0 }),
    inColour(21, 'хвоя', { price: 2100, stock: 9 }),
    aProduct({ id: 3 }),
  ]);
  show(<Products />, '/catalog/products');
  await expect.element(found).toMatchTextContent('2 товара');
  const card = page.getByRole('article').filter({ hasText: 'Рюкзак' });
  await expect.element(card).toMatchTextContent(/^от 1 900 токеновРюкзак2 варианта/u);
  await expect.element(card).not.toMatchTextContent('Нет в наличии');
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/catalog/21');
  await storeProducts([inColour(21, 'хвоя', { stock: 0 })]);
  await expect.element(card).toMatchTextContent(/^1 900 токеновРюкзак2 вариантаНет в наличии/u);
});

test('[R2.15] a search that finds one variant leads to it by its own name', async () => {
  await store([inColour(20, 'мята'), inColour(21, 'хвоя')]);
  show(<Products />, `/catalog/products?q=${encodeURIComponent('хвоя')}`);
  const link = page.getByRole('link', { name: 'Рюкзак, хвоя' });
  await expect.element(link).toHaveAttribute('href', '/catalog/21');
  await expect.element(found).toMatchTextContent('1 товар');
});

test('[R2.15] during the first download the list waits until its categories are known, instead of turning around', async () => {
  syncStatus.catalog.state = 'loading';
  await storeProducts(some(40));
  const hasShown = watchFor('Вещь 1');
  show(<Products />, '/catalog/products');
  await storeProducts(some(240));
  await expect.poll(() => database().products.count()).toBe(240);
  expect(hasShown()).toBe(false);
  await storeProducts(some(260));
  await expect.element(page.getByText('Вещь 1', { exact: true })).toBeVisible();
  await store([]);
  await expect.element(found).toMatchTextContent('260 товаров');
});
