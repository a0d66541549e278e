import { expect, test } from 'vitest';
import {
  nearestInStock,
  optionGroups,
  type Variant,
} from '#src/domain/catalog/product-variants.ts';
import { openedAs } from '#src/domain/catalog/variant-address.ts';

const text = (value: string) => ({ ru: value, uz: `${value} (uz)` });
const option = (name: string, value: string) => ({ name: text(name), value: text(value) });
const hoodie = (id: number, colour: string, size: string, stock = 5): Variant => ({
  id,
  stock,
  pictures: [`/hoodie-${colour}`],
  options: [option('Цвет', colour), option('Размер', size)],
});

const MINT_S = hoodie(1, 'мята', 'S');
const MINT_M = hoodie(2, 'мята', 'M', 0);
const CORAL_S = hoodie(3, 'коралл', 'S', 0);
const CORAL_L = hoodie(4, 'коралл', 'L');
const FAMILY = [MINT_S, MINT_M, CORAL_S, CORAL_L];

const shown = (chosen: Variant, family: readonly Variant[] = FAMILY) =>
  optionGroups(family, chosen).map(({ name, choices }) => [
    name.ru,
    choices.map(({ value, target, state }) => `${value.ru} ${target.id} ${state}`),
  ]);

test('[R2.17] each option is a group; a choice keeps the others where the combination exists', () => {
  expect(shown(MINT_S)).toEqual([
    ['Цвет', ['мята 1 offered', 'коралл 3 elsewhere']],
    ['Размер', ['S 1 offered', 'M 2 sold-out', 'L 4 elsewhere']],
  ]);
});

test('[R2.17] a choice without its combination leads to the nearest variant that has it, in stock if possible', () => {
  const family = [...FAMILY, hoodie(5, 'хвоя', 'L', 0), hoodie(6, 'хвоя', 'XL')];
  expect(shown(MINT_M, family)[0]).toEqual([
    'Цвет',
    ['мята 2 elsewhere', 'коралл 4 elsewhere', 'хвоя 6 elsewhere'],
  ]);
});

test('[R2.17] a value is sold out when no combination of it is in stock', () => {
  const family = [...FAMILY, hoodie(5, 'хвоя', 'S', 0), hoodie(6, 'хвоя', 'L', 0)];
  expect(shown(MINT_S, family)[0]?.[1]).toContain('хвоя 5 sold-out');
});

test('[R2.17] in place of a sold-out variant the nearest one in stock is named', () => {
  expect(nearestInStock(FAMILY, CORAL_S)?.id).toBe(1);
  expect(nearestInStock(FAMILY, MINT_S)).toBe(null);
  expect(nearestInStock([MINT_M, CORAL_S], MINT_M)).toBe(null);
});

test('[R2.17] the chosen value of each group is marked', () => {
  const chosen = optionGroups(FAMILY, CORAL_L).map(({ choices }) =>
    choices.filter(({ isChosen }) => isChosen).map(({ value }) => value.ru),
  );
  expect(chosen).toEqual([['коралл'], ['L']]);
});

test('[R2.17] an option has pictures only where each of its values has one of its own', () => {
  const pictured = (family: readonly Variant[]) =>
    optionGroups(family, MINT_S).map(({ hasPictures }) => hasPictures);
  expect(pictured(FAMILY)).toEqual([true, false]);
  expect(pictured([...FAMILY, { ...CORAL_L, id: 9, pictures: [] }])).toEqual([false, false]);
  expect(pictured([MINT_S, { ...CORAL_S, pictures: MINT_S.pictures }, CORAL_L])[0]).toBe(false);
});

test('[R2.17] an option that all variants share is no choice, and an item by itself has none', () => {
  expect(shown(MINT_S, [MINT_S, MINT_M])).toEqual([['Размер', ['S 1 offered', 'M 2 sold-out']]]);
  expect(optionGroups([], { ...MINT_S, options: [] })).toEqual([]);
});

test('[R2.17] only the state of a chosen variant keeps the screen of another product', () => {
  expect(openedAs({ state: { openedAs: 7 } })).toBe(7);
  for (const other of [null, undefined, 'text', {}, { over: true }])
    expect(openedAs({ state: other })).toBe(null);
});
