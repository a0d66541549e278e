import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FRIENDSHIP_LEVELS,
  friendshipOf,
  PROGRAMMES,
  rewardFor,
  shareFor,
} from '#src/domain/member/friendship.ts';

describe('friendship', () => {
  it.each([
    [0, 'friend', 30, 5],
    [4, 'friend', 30, 1],
    [5, 'good-friend', 40, 5],
    [9, 'good-friend', 40, 1],
    [10, 'best-friend', 50, 0],
    [500, 'best-friend', 50, 0],
  ])('[R1.4] %i friends: %s, %i %%, %i more to the next', (friends, name, share, missing) => {
    const friendship = friendshipOf(friends);
    expect(friendship.level).toMatchObject({ name, sharePercent: share });
    expect(friendship.missing).toBe(missing);
  });

  it('[R1.4] only Best Friends can convert coins into money', () => {
    const converting = FRIENDSHIP_LEVELS.filter((level) => level.hasConversion);
    expect(converting.map(({ name }) => name)).toEqual(['best-friend']);
  });

  it('[R1.4] more friends never reduce the share, and the missing friends reach the next level', () => {
    fc.assert(
      fc.property(fc.nat(30), (friends) => {
        const { level, next, missing } = friendshipOf(friends);
        expect(friendshipOf(friends + 1).level.sharePercent).toBeGreaterThanOrEqual(
          level.sharePercent,
        );
        if (!next) return;
        expect(friendshipOf(friends + missing).level).toBe(next);
        expect(friendshipOf(friends + missing - 1).level).toBe(level);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN])('[R1.4] %d is not a valid number of friends', (friends) => {
    expect(() => friendshipOf(friends)).toThrow(
      new RangeError(`${friends} is not a number of friends`),
    );
  });

  it.each([
    ['additional', undefined, 10],
    ['online-school', undefined, 30],
    ['dubai', undefined, 15],
    ['dubai', 25, 25],
    ['dubai', 26, null],
    ['dubai', 14, null],
    ['university', 50, null],
    ['university', undefined, 40],
  ] as const)('[R1.5] %s with %s agreed pays %s per cent', (programme, agreed, share) => {
    expect(shareFor(programme, 5, agreed)).toBe(share);
  });

  it('[R1.4] a reward is in whole coins: at most the share, and less than a coin below it', () => {
    const anyCost = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        anyCost,
        fc.constantFrom(...PROGRAMMES),
        fc.nat(20),
        (cost, programme, friends) => {
          const share = shareFor(programme, friends) ?? 0;
          const exact = BigInt(cost) * BigInt(share);
          const reward = rewardFor(cost, share);
          expect(Number.isSafeInteger(reward)).toBe(true);
          expect(exact - BigInt(reward) * 100n).toBeGreaterThanOrEqual(0n);
          expect(exact - BigInt(reward) * 100n).toBeLessThan(100n);
        },
      ),
    );
  });
});
