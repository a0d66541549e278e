/** A friendship level and its benefits (R1.4). */
export interface FriendshipLevel {
  readonly name: 'friend' | 'good-friend' | 'best-friend';
  /** Smallest number of invited friends who became students. */
  readonly from: number;
  /** Percentage of the cost of a friend's first semester. */
  readonly sharePercent: number;
  /** Whether coins can be converted into money. */
  readonly hasConversion: boolean;
}

/** The levels from the lowest (R1.4). */
export const FRIENDSHIP_LEVELS: readonly [FriendshipLevel, ...FriendshipLevel[]] = [
  { name: 'friend', from: 0, sharePercent: 30, hasConversion: false },
  { name: 'good-friend', from: 5, sharePercent: 40, hasConversion: false },
  { name: 'best-friend', from: 10, sharePercent: 50, hasConversion: true },
];

export interface Friendship {
  readonly level: FriendshipLevel;
  /** The level after this one; null at the highest. */
  readonly next: FriendshipLevel | null;
  /** Friends needed to reach the next level; 0 at the highest. */
  readonly missing: number;
}

/**
 * The level for a number of friends who became students (R1.4).
 * @throws RangeError unless `friends` is a non-negative integer
 */
export function friendshipOf(friends: number): Friendship {
  if (!Number.isSafeInteger(friends) || friends < 0) {
    throw new RangeError(`${friends} is not a number of friends`);
  }
  const reached = FRIENDSHIP_LEVELS.filter(({ from }) => friends >= from);
  const level = reached.at(-1) ?? FRIENDSHIP_LEVELS[0];
  const next = FRIENDSHIP_LEVELS[reached.length] ?? null;
  return { level, next, missing: next ? next.from - friends : 0 };
}

/** Programmes that a friend may join; each has its own share (R1.4, R1.5). */
export const PROGRAMMES = ['university', 'additional', 'online-school', 'dubai'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** Percentage range of the programmes whose share is independent of the level (R1.5). */
export const FIXED_SHARES: Readonly<
  Record<Exclude<Programme, 'university'>, { readonly min: number; readonly max: number }>
> = {
  additional: { min: 10, max: 10 },
  'online-school': { min: 30, max: 30 },
  dubai: { min: 15, max: 25 },
};

/**
 * The reward share for a friend, in per cent (R1.4, R1.5).
 * @param friends number of friends who became students, this friend included: the fifth friend is already
 * «more than 4 referred» and brings the Good Friend's share
 * @param agreed share agreed for a programme with a range; defaults to the lowest of the range
 * @returns null when the agreed share is outside the programme's range
 */
export function shareFor(programme: Programme, friends: number, agreed?: number): number | null {
  const level = friendshipOf(friends).level.sharePercent;
  const span = programme === 'university' ? { min: level, max: level } : FIXED_SHARES[programme];
  const share = agreed ?? span.min;
  return share >= span.min && share <= span.max ? share : null;
}

/** The share of a cost in whole coins, rounded down so that the programme never pays more than the share. */
export const rewardFor = (cost: number, sharePercent: number): number =>
  Number((BigInt(cost) * BigInt(sharePercent)) / 100n);
