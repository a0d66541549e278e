import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_AWAITED_MS, nextDelay } from '#src/sync/loop/backoff.ts';

test('[R9.5] the next round starts after 30,000 ms when nothing has failed', () => {
  expect(nextDelay(0, 0.7)).toBe(30_000);
});

test('[R9.9] the next round starts within 30 s while a purchase has no response, however often it failed', () => {
  expect(
    [1, 3, 4, 60].map((failures) => nextDelay(failures, 0, LONGEST_AWAITED_MS.purchase)),
  ).toEqual([5000, 20_000, 30_000, 30_000]);
});

test('[R9.5] after failures the delay is between half and all of a doubling value, at most 5 min', () => {
  expect([1, 2, 3, 4].map((failures) => nextDelay(failures, 0))).toEqual([
    5000, 10_000, 20_000, 40_000,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, r) => {
        const longest = nextDelay(n, 0);
        expect(longest).toBeLessThanOrEqual(300_000);
        expect(nextDelay(n, r)).toBeGreaterThanOrEqual(longest / 2 - 1);
        expect(nextDelay(n, r)).toBeLessThanOrEqual(longest);
      },
    ),
  );
});
