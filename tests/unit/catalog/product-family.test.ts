import { expect, test } from 'vitest';
import { addEditions } from '#server/demo/catalog/add-editions.ts';
import { BASE_ITEMS } from '#server/demo/catalog/all-base-items.ts';
import { catalogProducts } from '#server/demo/catalog/products.ts';
import { familyName } from '#src/domain/catalog/product-family.ts';

const variant = (ru: string, ...values: string[]) => ({
  name: { ru, uz: `${ru} (uz)` },
  options: values.map((value) => ({
    name: { ru: 'Цвет', uz: 'Rang' },
    value: { ru: value, uz: value },
  })),
});

test('[R2.15] a family has the name of its thing, without the choices that the names of variants end with', () => {
  const catalog = catalogProducts(new Date());
  for (const base of Object.values(BASE_ITEMS).flat()) {
    const variants = catalog.filter(({ id, variantOf }) => (variantOf ?? id) === base.id);
    expect(familyName(variants)).toEqual(base.name);
  }
});

test('[R2.15] a part that all names share stays, wherever it is', () => {
  expect(
    familyName([
      variant('Худи, мята, размер S, выпуск 2', 'мята', 'S'),
      variant('Худи, коралл, размер M, выпуск 2', 'коралл', 'M'),
    ]).ru,
  ).toBe('Худи, выпуск 2');
  const large = addEditions(catalogProducts(new Date()), 600);
  const family = large.filter(({ variantOf }) => variantOf === 10_001);
  expect(family.length).toBeGreaterThan(1);
  expect(familyName(family).ru).toMatch(/^[^,]+, выпуск 2$/u);
});

test('[R2.15] the last variant of a family, and names without anything in common, keep a whole name', () => {
  expect(familyName([variant('Худи, мята', 'мята')]).ru).toBe('Худи, мята');
  expect(familyName([variant('Зонт', 'мята'), variant('Плащ', 'хвоя')]).ru).toBe('Зонт');
});
