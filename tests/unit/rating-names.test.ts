import { expect, test } from 'vitest';
import { shortName } from '#src/domain/rating.ts';

test.each([
  ['Соколова Дарья', 'Дарья С.'],
  ['  Рахимов   Тимур Шухратович ', 'Тимур Р.'],
  ['oʻrinov Gʻayrat', 'Gʻayrat O.'],
  ['Мадина', 'Мадина'],
  ['', ''],
  ['student@example.test', ''],
  ['+79991234567', ''],
])('[R2.25] of «%s» others read «%s»', (fullName, short) => {
  expect(shortName(fullName)).toBe(short);
});
