import { expect, test } from 'vitest';
import { ru } from '#src/i18n/ru/ru.ts';
import { uz } from '#src/i18n/uz/uz.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const FORM = /_(one|few|many|other)$/;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const CYRILLIC = /[а-яё]/i;

const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => String(match[1])))].toSorted();

const russian = flatten(ru);
const uzbek = new Map(flatten(uz));
const baseOf = (key: string) => key.replace(FORM, '');

test('[R1.8] both languages have the same texts', () => {
  const russianKeys = new Set(russian.map(([key]) => baseOf(key)));
  expect([...uzbek.keys()].sort()).toEqual([...russianKeys].sort());
});

test('[R1.8] no text is empty, and no Uzbek one is left in Russian', () => {
  expect([...russian, ...uzbek].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect([...uzbek].filter(([, text]) => CYRILLIC.test(text))).toEqual([]);
});

test('[R1.8] both languages fill in the same values', () => {
  const differing = russian.filter(([key, text]) => {
    const other = uzbek.get(baseOf(key)) ?? '';
    return placeholders(text).join() !== placeholders(other).join();
  });
  expect(differing).toEqual([]);
});

test('[R1.8] [R10.4] a Russian text with a count has every form; the Uzbek one needs a single form', () => {
  const forms = new Map<string, string[]>();
  for (const [key] of russian) {
    const form = FORM.exec(key)?.[1];
    if (form !== undefined) forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form]);
  }
  const incomplete = [...forms].filter(
    ([, found]) => found.sort().join() !== ['few', 'many', 'one', 'other'].join(),
  );
  expect(incomplete).toEqual([]);
  expect([...uzbek.keys()].filter((key) => FORM.test(key))).toEqual([]);
});

test('[R1.8] Uzbek writes oʻ and gʻ with the letter that the font has', () => {
  expect([...uzbek].filter(([, text]) => /[og]['’‘`]/i.test(text))).toEqual([]);
});
