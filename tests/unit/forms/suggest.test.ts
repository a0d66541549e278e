import { expect, test } from 'vitest';
import { suggest } from '#server/suggest/suggest.ts';

const first = (query: string, language: 'ru' | 'uz' = 'ru') =>
  suggest({ query, language, count: 10 })[0]?.value;

test.each([
  ['мос', 'Москва'],
  ['moskva', 'Москва'],
  ['г. Казань, ул. Баумана', 'Казань, улица Баумана'],
  ['щелковское', 'Москва, Щёлковское шоссе'],
  ['shchelkovskoe', 'Москва, Щёлковское шоссе'],
  ['8 марта', 'Екатеринбург, улица 8 Марта'],
  ['8 марта 12', 'Екатеринбург, улица 8 Марта, 12'],
  ['zhukova', 'Волгоград, проспект Жукова'],
  ['невский проспе', 'Санкт-Петербург, Невский проспект'],
  ['тверская 12, кв 5', 'Москва, Тверская улица, 12, кв 5'],
  ['qo`qon', 'Коканд'],
])('[R7.33] «%s» finds «%s»', (query, value) => {
  expect(first(query)).toBe(value);
});

test.each([
  ['fargona', 'Fargʻona'],
  ['тошкент', 'Toshkent'],
  ['Ташкент', 'Toshkent'],
  ['ленинский проспект', 'Moskva, Leninskiy shoh koʻchasi'],
])('[R7.33] «%s» finds «%s» in Uzbek', (query, value) => {
  expect(first(query, 'uz')).toBe(value);
});

test.each(['', '   ', 'zzzz', '12', '🏠', '%', '\u0000', '<script>'])(
  '[R7.33] «%s» finds nothing',
  (query) => {
    expect(suggest({ query, language: 'ru', count: 10 })).toEqual([]);
  },
);

test('[R7.33] [R10.8] a search of words and numbers that fit nothing costs no more than a short one', () => {
  const query = `${'с '.repeat(60)}щщ${' 1'.repeat(300)}`.slice(0, 300);
  const costOf = (text: string) => {
    const times = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      expect(suggest({ query: text, language: 'ru', count: 10 })).toEqual([]);
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  };
  const short = costOf('с щщ');
  expect(costOf(query)).toBeLessThan(10 * short + 1);
});
