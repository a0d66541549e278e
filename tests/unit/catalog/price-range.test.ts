import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  moveEnd,
  roundLimits,
  parseAmount,
  clampRange,
  type PriceEnd,
} from '#src/ui/base/PriceSlider/price-range.ts';

const limits = { min: 100, max: 1000 };
const range = { from: 300, to: 700 };

test('[R2.15] an end of the range stops at the limits and at the other end', () => {
  expect(moveEnd(range, 'from', 50, limits)).toEqual({ from: 100, to: 700 });
  expect(moveEnd(range, 'from', 900, limits)).toEqual({ from: 700, to: 700 });
  expect(moveEnd(range, 'to', 200, limits)).toEqual({ from: 300, to: 300 });
  expect(moveEnd(range, 'to', 5000, limits)).toEqual({ from: 300, to: 1000 });
});

test('[R2.15] after any moves the ends never cross and never leave the limits', () => {
  const amounts = fc.integer({ min: -2000, max: 2000 });
  const moves = fc.array(fc.tuple(fc.constantFrom<PriceEnd[]>('from', 'to'), amounts));
  fc.assert(
    fc.property(moves, amounts, amounts, (steps, from, to) => {
      const last = steps.reduce(
        (held, [end, amount]) => moveEnd(held, end, amount, limits),
        clampRange({ from, to }, limits),
      );
      expect(last.from).toBeGreaterThanOrEqual(limits.min);
      expect(last.from).toBeLessThanOrEqual(last.to);
      expect(last.to).toBeLessThanOrEqual(limits.max);
    }),
  );
});

test('[R2.15] changed limits clamp the range', () => {
  expect(clampRange(range, { min: 400, max: 500 })).toEqual({ from: 400, to: 500 });
  expect(clampRange(range, { min: 800, max: 900 })).toEqual({ from: 800, to: 800 });
  expect(clampRange(range, { min: 0, max: 0 })).toEqual({ from: 0, to: 0 });
});

test.each([
  ['450', 450],
  ['1 000', null],
  ['50', null],
  ['', null],
  ['-300', null],
  ['12.5', null],
  ['1e3', null],
])('[R2.15] «%s» typed as the lower price gives %s', (text, amount) => {
  expect(parseAmount(text, range, 'from', limits)).toBe(amount);
});

test('[R2.15] the stops are multiples of the step and reach both ends', () => {
  expect(roundLimits({ min: 0, max: 1205 }, 50)).toEqual({ min: 0, max: 1250 });
  expect(roundLimits({ min: 90, max: 1090 }, 100)).toEqual({ min: 0, max: 1100 });
  expect(roundLimits({ min: 500, max: 500 }, 50)).toEqual({ min: 500, max: 500 });
});
