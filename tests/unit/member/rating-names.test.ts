import { expect, test } from 'vitest';
import { shortName } from '#src/domain/rating/rating.ts';

test.each([
  ['Соколова Дарья', 'Дарья С.'],
  ['  Рахимов   Тимур Шухратович ', 'Тимур Р.'],
  ['oʻrinov Gʻayrat', 'Gʻayrat O.'],
  ['Мадина', 'Мадина'],
  ['', ''],
  ['—', ''],
  ['(Соколова) Дарья', ''],
  ['student@example.test', ''],
  ['+79991234567', ''],
])('[R2.25] «%s» is shown to others as «%s»', (fullName, short) => {
  expect(shortName(fullName)).toBe(short);
});
