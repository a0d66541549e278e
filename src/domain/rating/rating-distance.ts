import { knownPlaces } from './rating-rows.ts';
import { RATING, type Rating } from './rating.ts';

/** A better place and the coins that lead to it. */
export interface BetterPlace {
  readonly place: number;
  /** Coins to earn; at least 1. */
  readonly coins: number;
}

/**
 * Coins that certainly lead past a balance: among equal balances the earlier member is first (R7.12), and
 * the device does not know who is earlier.
 */
const coinsPast = (balance: number, own: number): number => Math.max(1, balance - own + 1);

/** The next better place; null for the first member and without a place (R2.25). */
export function nextPlace(rating: Rating): BetterPlace | null {
  const { client } = rating;
  if (!client) return null;
  const next = knownPlaces(rating).find(({ place }) => place === client.place - 1);
  return next ? { place: next.place, coins: coinsPast(next.balance, client.balance) } : null;
}

/** The last place of the top for a member below it; null inside the top, where `nextPlace` is enough. */
export function topEntry({ client, top }: Rating): BetterPlace | null {
  const last = top.at(-1);
  if (!client || !last || client.place <= RATING.top + 1 || last.place !== RATING.top) return null;
  return { place: last.place, coins: coinsPast(last.balance, client.balance) };
}

/** Coins by which the first member is ahead of the second; null for everyone else, and without a second. */
export function leadOfFirst(rating: Rating): number | null {
  if (rating.client?.place !== 1) return null;
  const second = knownPlaces(rating).find(({ place }) => place === 2);
  return second ? rating.client.balance - second.balance : null;
}
