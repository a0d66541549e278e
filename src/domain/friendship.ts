/** A level of friendship and what it brings (specification §1, R1.4). */
export interface FriendshipLevel {
  readonly name: 'friend' | 'good-friend' | 'best-friend';
  /** Friends who became students, from which on it holds. */
  readonly from: number;
  /** Per cent of a friend's first semester. */
  readonly sharePercent: number;
  /** Coins may be turned into money. */
  readonly hasConversion: boolean;
}

/** «More than 4» and «more than 9» of the specification, as the first numbers that hold. */
export const FRIENDSHIP_LEVELS: readonly [FriendshipLevel, ...FriendshipLevel[]] = [
  { name: 'friend', from: 0, sharePercent: 30, hasConversion: false },
  { name: 'good-friend', from: 5, sharePercent: 40, hasConversion: false },
  { name: 'best-friend', from: 10, sharePercent: 50, hasConversion: true },
];

export interface Friendship {
  readonly level: FriendshipLevel;
  /** The level after this one; null at the highest. */
  readonly next: FriendshipLevel | null;
  /** Friends still missing to the next level; 0 at the highest. */
  readonly missing: number;
}

/**
 * The level of a member with so many friends who became students (R1.4). Throws a RangeError for what
 * is no count.
 */
export function friendshipOf(friends: number): Friendship {
  if (!Number.isSafeInteger(friends) || friends < 0) {
    throw new RangeError(`${friends} is no number of friends`);
  }
  const reached = FRIENDSHIP_LEVELS.filter(({ from }) => friends >= from);
  const level = reached.at(-1) ?? FRIENDSHIP_LEVELS[0];
  const next = FRIENDSHIP_LEVELS[reached.length] ?? null;
  return { level, next, missing: next ? next.from - friends : 0 };
}

/** What a friend may begin to study; each pays its own share (specification §1). */
export const PROGRAMMES = ['university', 'additional', 'online-school', 'dubai'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** Per cent of the programmes whose share does not grow with the level (R1.5). */
const FIXED_SHARES: Readonly<
  Record<Exclude<Programme, 'university'>, { readonly min: number; readonly max: number }>
> = {
  additional: { min: 10, max: 10 },
  'online-school': { min: 30, max: 30 },
  dubai: { min: 15, max: 25 },
};

/**
 * The share for a friend, in per cent (R1.4, R1.5).
 * @param friends how many became students, this one among them: the fifth friend is already «more than
 *   4 referred» and brings the Good Friend's share
 * @param agreed the share agreed upon where a programme has a span; absent, the lowest of the span
 * @returns null for an agreed share outside the programme's span
 */
export function shareFor(programme: Programme, friends: number, agreed?: number): number | null {
  const level = friendshipOf(friends).level.sharePercent;
  const span = programme === 'university' ? { min: level, max: level } : FIXED_SHARES[programme];
  const share = agreed ?? span.min;
  return share >= span.min && share <= span.max ? share : null;
}

/** The share of a cost in whole coins, rounded down: the programme never pays more than the share. */
export const rewardFor = (cost: number, sharePercent: number): number =>
  Number((BigInt(cost) * BigInt(sharePercent)) / 100n);
