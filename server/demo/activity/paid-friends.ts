import { dayAt } from '#server/demo/catalog/days.ts';
import { paymentOf, registrationOf } from '#server/operations/operation-comments.ts';
import { friendshipOf, rewardFor } from '#src/domain/member/friendship.ts';
import { REGISTRATION_REWARD } from '#src/domain/referral/reward.ts';
import type { SeedInvitation, SeedOperation } from './activity.ts';

/** A friend who became a student. */
export interface PaidFriend {
  readonly name: string;
  readonly daysAgo: number;
  /** The friend's first semester, in coins. */
  readonly semester: number;
  readonly interests: readonly string[];
}

/** Days between a friend's registration and payment. */
const DECISION_DAYS = 9;

/** The share of the n-th friend, in per cent (R1.4). */
const shareOf = (place: number): number => friendshipOf(place).level.sharePercent;

/** The reward for the n-th friend, in coins; n counts from 1 (R1.4). */
const rewardOf = ({ semester }: PaidFriend, place: number): number =>
  rewardFor(semester, shareOf(place));

/** Registration and payment of every friend, as operations. */
export const friendOperations = (friends: readonly PaidFriend[], now: Date): SeedOperation[] =>
  friends.flatMap((friend, index): SeedOperation[] => [
    {
      type: 'FRIEND',
      amount: REGISTRATION_REWARD,
      date: dayAt(now, -friend.daysAgo, 14, index * 3),
      comment: registrationOf(friend.name),
    },
    {
      type: 'ACADEM_ORDER',
      amount: rewardOf(friend, index + 1),
      date: dayAt(now, -friend.daysAgo + DECISION_DAYS, 12, index * 3),
      comment: paymentOf(friend.name, shareOf(index + 1)),
    },
  ]);

/** The same friends as paid invitations. */
export const paidInvitations = (friends: readonly PaidFriend[], now: Date): SeedInvitation[] =>
  friends.map((friend, index) => ({
    name: friend.name,
    status: 'paid',
    interests: friend.interests,
    sentAt: dayAt(now, -friend.daysAgo - 4, 18, index),
    updatedAt: dayAt(now, -friend.daysAgo + DECISION_DAYS, 12, index * 3),
    reason: null,
    reward: rewardOf(friend, index + 1),
    sharePercent: shareOf(index + 1),
  }));
