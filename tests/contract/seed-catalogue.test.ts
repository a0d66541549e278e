import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogueProducts } from '#server/seed/catalogue/products.ts';
import {
  BRANDS,
  CATEGORIES,
  PRODUCT_TYPES,
  SUB_CATEGORIES,
} from '#server/seed/catalogue/dictionaries.ts';
import { enlarge } from '#server/seed/catalogue/enlarge.ts';
import { everyPicture } from '#server/seed/catalogue/picture-names.ts';
import { DRAWINGS } from '#server/seed/pictures-source/drawings.ts';
import { focusOf } from '#server/seed/pictures-source/focus.ts';
import { picture } from '#server/seed/pictures-source/frame.ts';
import { TINTS } from '#server/seed/pictures-source/tint.ts';
import { product as productSchema } from '#src/contract/products.ts';
import { PICTURE_WIDTHS } from '#src/domain/product.ts';
import type { LocalText } from '#src/domain/text.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const products = catalogueProducts(NOW);
const pictures = resolve(import.meta.dirname, '../../server/seed/pictures');

/** Letters of both alphabets in one word: a sign of a slip of the keyboard. */
const MIXED_WORD = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
/** An apostrophe where Uzbek has its own letters oʻ, gʻ and the sign ʼ. */
const WRONG_APOSTROPHE = /[oOgG]['’‘`ʼ]|\p{L}['’‘`]\p{L}/u;

const textsOf = () => [
  ...products.flatMap((item): LocalText[] => [
    item.name,
    item.description,
    item.amount,
    ...(item.event ? [item.event.place] : []),
  ]),
  ...[...BRANDS, ...CATEGORIES, ...SUB_CATEGORIES, ...PRODUCT_TYPES].map(({ name }) => name),
];

test('[R7.35] the catalogue holds three hundred things that the contract accepts', () => {
  expect(products).toHaveLength(300);
  for (const item of products) expect(v.safeParse(productSchema, item).success).toBe(true);
  expect(products.filter(({ kind }) => kind === 'event')).toHaveLength(30);
});

test('[R7.35] every thing has its own id and its own name in both languages', () => {
  for (const key of [(p) => p.id, (p) => p.name.ru, (p) => p.name.uz] as ((
    p: (typeof products)[number],
  ) => unknown)[]) {
    expect(new Set(products.map(key)).size).toBe(products.length);
  }
});

test('[R7.35] ids, names and prices stay the same whenever the catalogue is seeded', () => {
  const later = catalogueProducts(new Date('2027-11-02T20:15:00Z'));
  const lasting = (list: typeof products) =>
    list.map(({ id, name, price, stock }) => [id, name, price, stock]);
  expect(lasting(later)).toEqual(lasting(products));
});

test('[R1.8] texts are written in both languages without foreign letters inside a word', () => {
  for (const { ru, uz } of textsOf()) {
    expect(ru).not.toMatch(MIXED_WORD);
    expect(ru).not.toBe('');
    expect(uz).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(uz).not.toMatch(WRONG_APOSTROPHE);
    expect(uz).not.toBe('');
  }
});

test('[R7.35] prices are from 60 to 45,000 coins, and some things are out of stock or nearly so', () => {
  const prices = products.filter(({ kind }) => kind !== 'event').map(({ price }) => price);
  expect(Math.min(...prices)).toBe(60);
  expect(Math.max(...prices)).toBe(45_000);
  expect(products.some(({ stock }) => stock === 0)).toBe(true);
  expect(products.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
});

test('[R7.35] dictionaries know every brand, category and type, and related things exist', () => {
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

test('[R2.16] events are ahead and have places; one of them is deliberately misconfigured', () => {
  const events = products.filter(({ kind }) => kind === 'event');
  for (const { event } of events) {
    expect(new Date(event?.date ?? 0).getTime()).toBeGreaterThan(NOW.getTime());
  }
  expect(events.filter(({ ticketLimit }) => ticketLimit === 0)).toHaveLength(1);
});

test('[R2.17] every picture that a thing shows is on disk in every width and format', () => {
  const shown = new Set(products.flatMap((item) => item.pictures));
  for (const path of shown) {
    const file = resolve(pictures, path.replace('/service/pictures/', ''));
    for (const width of PICTURE_WIDTHS) {
      expect(existsSync(`${file}-${width}.avif`), `${file}-${width}.avif`).toBe(true);
      expect(existsSync(`${file}-${width}.webp`), `${file}-${width}.webp`).toBe(true);
    }
    expect(existsSync(`${file}.svg`), `${file}.svg`).toBe(true);
  }
  expect(products.every((item) => item.pictures.length >= 1 && item.pictures.length <= 3)).toBe(
    true,
  );
});

test('pictures carry no inline style or script, which the content policy would refuse', () => {
  for (const { drawing, tint, near } of everyPicture()) {
    const svg = picture(DRAWINGS[drawing], TINTS[tint], near ? focusOf(drawing) : undefined);
    expect(svg).not.toMatch(/style=|<style|<script|NaN|undefined/);
  }
});

test('SEED_PRODUCTS=10000 makes a large shop of distinct things', () => {
  const large = enlarge(products, 10_000);
  expect(large).toHaveLength(10_000);
  expect(new Set(large.map(({ id }) => id)).size).toBe(10_000);
  expect(new Set(large.map(({ name }) => name.uz)).size).toBe(10_000);
});
