import { expect, test } from 'vitest';
import { formatCoins } from '#src/i18n/format/coins.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatMonth,
} from '#src/i18n/format/date.ts';
import { formatMoney } from '#src/i18n/format/money.ts';
import { formatNumber, formatSigned } from '#src/i18n/format/number.ts';
import { formatAsOf, formatRelative, formatRelativeDay } from '#src/i18n/format/relative.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();
const NOW = at(2026, 11, 20, 15, 0);

test('[R10.4] numbers are grouped in threes with no-break spaces and a real minus', () => {
  expect([0, 999, 1200, 12_450, 1_234_567, -50].map(formatNumber)).toEqual([
    '0',
    '999',
    '1\u00A0200',
    '12\u00A0450',
    '1\u00A0234\u00A0567',
    '\u221250',
  ]);
  expect([500, 0, -1200].map((value) => spaced(formatSigned(value)))).toEqual([
    '+500',
    '0',
    '\u22121 200',
  ]);
});

test('[R1.11] money is formatted as a currency: roubles in Russian and Uzbek, dollars in English', () => {
  const amounts = [0, 1, 12_450, 1_234_567];
  expect(amounts.map((amount) => formatMoney(amount, 'ru'))).toEqual([
    '0\u00A0₽',
    '1\u00A0₽',
    '12\u00A0450\u00A0₽',
    '1\u00A0234\u00A0567\u00A0₽',
  ]);
  expect(amounts.map((amount) => spaced(formatMoney(amount, 'uz')))).toEqual([
    '0 rubl',
    '1 rubl',
    '12 450 rubl',
    '1 234 567 rubl',
  ]);
  expect(amounts.map((amount) => formatMoney(amount, 'en'))).toEqual([
    '$0',
    '$1',
    '$12,450',
    '$1,234,567',
  ]);
});

test('[R1.2] the brand’s noun follows the number', () => {
  const tokens = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 121, 1001].map((amount) =>
    spaced(formatCoins(amount, 'token', 'ru')),
  );
  expect(tokens).toEqual([
    '0 токенов',
    '1 токен',
    '2 токена',
    '4 токена',
    '5 токенов',
    '11 токенов',
    '12 токенов',
    '14 токенов',
    '21 токен',
    '22 токена',
    '25 токенов',
    '111 токенов',
    '121 токен',
    '1 001 токен',
  ]);
  const coins = [1, 3, 5].map((amount) => spaced(formatCoins(amount, 'coin', 'ru')));
  expect(coins).toEqual(['1 монета', '3 монеты', '5 монет']);
});

test('[R1.2] [R10.4] negative and huge amounts follow the same rules', () => {
  const amounts = [-1, -2, -5, -11, -21, -101, Number.MAX_SAFE_INTEGER, -1_000_002];
  expect(amounts.map((amount) => spaced(formatCoins(amount, 'coin', 'ru')))).toEqual([
    '\u22121 монета',
    '\u22122 монеты',
    '\u22125 монет',
    '\u221211 монет',
    '\u221221 монета',
    '\u2212101 монета',
    '9 007 199 254 740 991 монета',
    '\u22121 000 002 монеты',
  ]);
  expect(spaced(formatCoins(-1_000_002, 'coin', 'uz'))).toBe('\u22121 000 002 tanga');
  expect([-0.4, 0.4, 999.5, -999.5].map(formatNumber)).toEqual([
    '0',
    '0',
    '1\u00A0000',
    '\u2212999',
  ]);
});

test('[R1.2] the noun has the grammatical case of its sentence', () => {
  const missing = [1, 2, 5].map((amount) => spaced(formatCoins(amount, 'token', 'ru', 'genitive')));
  expect(missing).toEqual(['1 токена', '2 токенов', '5 токенов']);
  expect(spaced(formatCoins(1, 'coin', 'ru', 'accusative'))).toBe('1 монету');
  expect(spaced(formatCoins(2, 'coin', 'ru', 'genitive'))).toBe('2 монет');
});

test('[R1.2] [R10.4] Uzbek nouns keep their form after a number', () => {
  expect([1, 2, 5].map((amount) => spaced(formatCoins(amount, 'token', 'uz')))).toEqual([
    '1 token',
    '2 token',
    '5 token',
  ]);
  expect(spaced(formatCoins(1200, 'coin', 'uz', 'genitive'))).toBe('1 200 tanga');
});

test('dates have two digits for day and month and four for the year', () => {
  const moment = at(2026, 1, 5, 9, 7);
  expect(formatDate(moment)).toBe('05.01.2026');
  expect(spaced(formatDateTime(moment))).toBe('05.01.2026 09:07');
});

test('[R10.4] every month has its name in both languages', () => {
  const months = Array.from({ length: 12 }, (_, index) => at(2026, index + 1, 3));
  const names = months.flatMap((moment) => [
    spaced(formatDay(moment, 'ru')),
    formatDay(moment, 'uz'),
    formatMonth(moment, 'ru'),
    formatMonth(moment, 'uz'),
  ]);
  expect(new Set(names).size).toBe(48);
  expect(names.filter((name) => !/[а-яa-z]{3}/.test(name))).toEqual([]);
  expect(formatDay(at(2026, 11, 12), 'uz')).toBe('12-noyabr');
  expect(formatMonth(at(2026, 11, 12), 'uz')).toBe('2026-yil noyabr');
  expect(formatMonth(at(2026, 11, 12), 'ru')).toBe('ноябрь 2026');
});

test('[R2.16] the time of an event has its year only in another year', () => {
  const moment = at(2026, 12, 4, 19, 0);
  expect(spaced(formatDayTime(moment, 'ru', NOW))).toBe('4 декабря, 19:00');
  expect(formatDayTime(moment, 'uz', NOW)).toBe('4-dekabr, 19:00');
  expect(spaced(formatDayTime(moment, 'ru', at(2027, 1, 2)))).toBe('4 декабря 2026, 19:00');
  expect(formatDayTime(moment, 'uz', at(2027, 1, 2))).toBe('2026-yil 4-dekabr, 19:00');
});

test('recent times are shown in everyday words', () => {
  expect(formatRelative(at(2026, 11, 20, 12, 40), 'ru', NOW)).toBe('сегодня, 12:40');
  expect(formatRelative(at(2026, 11, 20, 0, 0), 'uz', NOW)).toBe('bugun, 00:00');
  expect(formatRelative(at(2026, 11, 19, 23, 59), 'ru', NOW)).toBe('вчера, 23:59');
  expect(spaced(formatRelativeDay(at(2026, 11, 18), 'ru', NOW))).toBe('18 ноября');
  expect(formatRelativeDay(at(2025, 11, 20), 'ru', NOW)).toBe('20.11.2025');
});

test('yesterday is recognised across the end of a year', () => {
  expect(formatRelativeDay(at(2025, 12, 31, 23, 0), 'uz', at(2026, 1, 1, 0, 30))).toBe('kecha');
});

test('[R9.2] the age of data shows the day unless it is today', () => {
  expect(formatAsOf(at(2026, 11, 20, 12, 40), 'ru', NOW)).toBe('12:40');
  expect(spaced(formatAsOf(at(2026, 11, 19, 12, 40), 'ru', NOW))).toBe('19 ноября, 12:40');
});
