import { describe, expect, test } from 'vitest';
import { errorText } from '#server/http/errors/texts.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS, chooseBrand } from '#src/brand/brands.ts';
import { coinNoun, type NounCase } from '#src/i18n/format/coins.ts';
import { ru } from '#src/i18n/ru/ru.ts';
import { uz } from '#src/i18n/uz/uz.ts';

const brands = Object.values(BRANDS);

describe('the choice', () => {
  test('[R1.1] the host name takes precedence over the configuration, and the configuration over the default', () => {
    expect(chooseBrand('mti.localhost', 'people').name).toBe('mti');
    expect(chooseBrand('area.example', 'people').name).toBe('people');
    expect(chooseBrand('area.example', 'toString').name).toBe('synergy');
    expect(chooseBrand('localhost').name).toBe('synergy');
  });

  test('[R1.1] the build decides when the configuration is missing or names no brand', () => {
    expect(chooseBrand('area.example', undefined, 'mosap').name).toBe('mosap');
    expect(chooseBrand('area.example', 'constructor', 'mosap').name).toBe('mosap');
    expect(chooseBrand('area.example', 'people', 'mosap').name).toBe('people');
  });
});

describe('the records', () => {
  test('[R1.1] project ids are the required ones', () => {
    const ids = brands.map((brand) => [brand.name, brand.projectId]);
    expect(Object.fromEntries(ids)).toEqual({ synergy: 1, mti: 5, mosap: 6, people: 1 });
  });

  test('[R1.1] each record has its own name as key', () => {
    for (const [name, brand] of Object.entries(BRANDS)) expect(brand.name).toBe(name);
  });

  test.each<keyof Brand>(['title', 'shortTitle', 'landerCode'])(
    '[R1.1] no brand shows the %s of another one',
    (field) => {
      const values = brands.map((brand) => brand[field]);
      expect(new Set(values).size).toBe(brands.length);
      expect(values).not.toContain('');
    },
  );

  test('[R1.1] [R10.2] the browser bars’ colours have six digits and differ by theme and brand', () => {
    const colours = brands.flatMap(({ themeColor }) => [themeColor.light, themeColor.dark]);
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBe(2 * brands.length);
  });
});

describe('the noun of the coins', () => {
  const AMOUNTS = [1, 2, 5, 11, 21, 111, 112, 122, 1000, 1001];
  const formsOf = (currency: Brand['currency'], nounCase: NounCase) =>
    AMOUNTS.map((amount) => coinNoun(amount, currency, 'ru', nounCase)).join(' ');

  test('[R1.2] mti counts coins, the others tokens', () => {
    const nouns = brands.map(({ name, currency }) => [name, coinNoun(5, currency, 'ru')]);
    expect(Object.fromEntries(nouns)).toEqual({
      synergy: 'токенов',
      mti: 'монет',
      mosap: 'токенов',
      people: 'токенов',
    });
  });

  test.each<[Brand['currency'], NounCase, string]>([
    [
      'token',
      'nominative',
      'токен токена токенов токенов токен токенов токенов токена токенов токен',
    ],
    [
      'token',
      'accusative',
      'токен токена токенов токенов токен токенов токенов токена токенов токен',
    ],
    [
      'token',
      'genitive',
      'токена токенов токенов токенов токена токенов токенов токенов токенов токена',
    ],
    ['coin', 'nominative', 'монета монеты монет монет монета монет монет монеты монет монета'],
    ['coin', 'accusative', 'монету монеты монет монет монету монет монет монеты монет монету'],
    ['coin', 'genitive', 'монеты монет монет монет монеты монет монет монет монет монеты'],
  ])('[R1.2] %s follows the number in the %s', (currency, nounCase, forms) => {
    expect(formsOf(currency, nounCase)).toBe(forms);
  });

  test.each<[Brand['currency'], string]>([
    ['token', 'token'],
    ['coin', 'tanga'],
  ])('[R1.2] in Uzbek %s is «%s» for every number', (currency, noun) => {
    expect(AMOUNTS.map((amount) => coinNoun(amount, currency, 'uz'))).toEqual(
      AMOUNTS.map(() => noun),
    );
  });

  test('[R1.2] negative and fractional amounts have a form too', () => {
    expect(coinNoun(-1, 'coin', 'ru', 'accusative')).toBe('монету');
    expect(coinNoun(1.6, 'token', 'ru')).toBe('токена');
  });

  test('[R1.2] no text contains the noun of one brand', () => {
    const NOUN = /токен|монет|\btoken|\btanga/i;
    // A pair of texts with both nouns, from which the brand chooses.
    const isPair = (key: string) => /\.(?:token|coin)$/.test(key);
    const find = (texts: object, path: string): string[] =>
      Object.entries(texts).flatMap(([key, value]: [string, unknown]): string[] => {
        if (typeof value === 'object' && value !== null) return find(value, `${path}.${key}`);
        return NOUN.test(String(value)) && !isPair(`${path}.${key}`) ? [`${path}.${key}`] : [];
      });
    expect([...find(ru, 'ru'), ...find(uz, 'uz')]).toEqual([]);
  });

  test('[R1.2] the service’s error text uses the brand’s noun', () => {
    const refusals = brands.map(({ currency }) => [
      errorText('INSUFFICIENT_COINS', 'ru', currency),
      errorText('INSUFFICIENT_COINS', 'uz', currency),
    ]);
    const tokens = ['Недостаточно токенов', 'Tokenlar yetarli emas'];
    expect(refusals).toEqual([
      tokens,
      ['Недостаточно монет', 'Tangalar yetarli emas'],
      tokens,
      tokens,
    ]);
  });
});
