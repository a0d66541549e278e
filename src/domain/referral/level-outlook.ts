import { friendshipOf, rewardFor, shareFor } from '../member/friendship.ts';

/**
 * Price of a first semester in examples, in roubles. It only illustrates the shares: the
 * real price depends on the friend's programme, so every text that uses it names it.
 */
export const EXAMPLE_SEMESTER = 30_000;

/** What friends bring when the first semester of each costs `EXAMPLE_SEMESTER`, in coins (R1.4). */
export interface LevelOutlook {
  /** For one friend at the member's level. */
  readonly now: number;
  /** For one friend at the next level; null at the highest. */
  readonly next: number | null;
  /**
   * For all friends who are missing to the next level, each with the share of their place: the last of them
   * already brings the next level's share. 0 at the highest.
   */
  readonly onTheWay: number;
}

/**
 * The progress in money of a member with this number of friends who became students (R1.4).
 * @throws RangeError unless `friends` is a non-negative integer
 */
export function levelOutlook(friends: number): LevelOutlook {
  const { level, next, missing } = friendshipOf(friends);
  const places = Array.from({ length: missing }, (_, index) => friends + index + 1);
  return {
    now: rewardFor(EXAMPLE_SEMESTER, level.sharePercent),
    next: next && rewardFor(EXAMPLE_SEMESTER, next.sharePercent),
    onTheWay: places.reduce(
      (sum, place) => sum + rewardFor(EXAMPLE_SEMESTER, shareFor('university', place) ?? 0),
      0,
    ),
  };
}

/** A larger number of friends would not encourage the member. */
const MOST_FRIENDS = 20;

/**
 * How many further friends bring the missing coins when the first semester of each costs `EXAMPLE_SEMESTER`,
 * each with the share of their place (R1.4, R2.13); null for more than `MOST_FRIENDS`.
 * @param missing coins, more than 0
 * @throws RangeError unless `friends` is a non-negative integer
 */
export function friendsToGoal(missing: number, friends: number): number | null {
  let coins = 0;
  for (let count = 1; count <= MOST_FRIENDS; count++) {
    coins += rewardFor(EXAMPLE_SEMESTER, shareFor('university', friends + count) ?? 0);
    if (coins >= missing) return count;
  }
  return null;
}
