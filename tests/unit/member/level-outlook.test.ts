import fc from 'fast-check';
import { expect, test } from 'vitest';
import { friendshipOf, rewardFor, shareFor } from '#src/domain/member/friendship.ts';
import {
  EXAMPLE_SEMESTER,
  friendsToGoal,
  levelOutlook,
} from '#src/domain/referral/level-outlook.ts';

test.each([
  [0, 9_000, 12_000, 4 * 9_000 + 12_000],
  [4, 9_000, 12_000, 12_000],
  [5, 12_000, 15_000, 4 * 12_000 + 15_000],
  [9, 12_000, 15_000, 15_000],
  [10, 15_000, null, 0],
  [100, 15_000, null, 0],
])(
  '[R1.4] %i friends: a friend brings %i, at the next level %s, on the way %i',
  (friends, now, next, onTheWay) => {
    expect(levelOutlook(friends)).toEqual({ now, next, onTheWay });
  },
);

test('[R1.4] the way to the next level is the sum of the rewards that the service would credit', () => {
  fc.assert(
    fc.property(fc.nat(30), (friends) => {
      const { missing } = friendshipOf(friends);
      let sum = 0;
      for (let place = friends + 1; place <= friends + missing; place += 1) {
        sum += rewardFor(EXAMPLE_SEMESTER, shareFor('university', place) ?? Number.NaN);
      }
      const { now, next, onTheWay } = levelOutlook(friends);
      expect(onTheWay).toBe(sum);
      expect(next ?? Infinity).toBeGreaterThan(now);
    }),
  );
});

test('[R2.13] [R1.4] the friends who bring the missing coins are counted with the share of each place', () => {
  expect(friendsToGoal(1, 0)).toBe(1);
  expect(friendsToGoal(9000, 0)).toBe(1);
  expect(friendsToGoal(9001, 0)).toBe(2);
  expect(friendsToGoal(9000 * 4 + 12_000, 0)).toBe(5);
  expect(friendsToGoal(12_000, 4)).toBe(1);
  expect(friendsToGoal(15_000 * 20, 10)).toBe(20);
  expect(friendsToGoal(15_000 * 20 + 1, 10)).toBe(null);
});
