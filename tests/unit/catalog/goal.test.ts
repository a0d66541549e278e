import { expect, test } from 'vitest';
import { missingCoins, savedPercent } from '#src/domain/catalog/goal.ts';

test('[R2.13] the missing coins are never negative', () => {
  expect(missingCoins(4500, 1300)).toBe(3200);
  expect(missingCoins(4500, 4500)).toBe(0);
  expect(missingCoins(4500, 9000)).toBe(0);
});

test('[R2.13] a goal reaches 100 % only when no coins are missing', () => {
  expect(savedPercent(1000, 999)).toBe(99);
  expect(savedPercent(1000, 1000)).toBe(100);
  expect(savedPercent(0, 0)).toBe(100);
  expect(savedPercent(1000, -50)).toBe(0);
});
