import { doublingDelay } from '#src/domain/outbox/undecided.ts';

/** Polling period, in ms (R4.8). */
const POLL_MS = 30_000;

/**
 * The longest delay while the network is awaited, in ms: the outcome of a purchase is found within a minute of
 * its return (R9.9), a waiting post is sent within 10 s of it (R9.10).
 */
export const LONGEST_AWAITED_MS = { purchase: 30_000, post: 10_000 } as const;

/**
 * Delay after the given number of failures in a row, in ms: the ordinary period after none, then
 * doubling from 5 s up to 5 min with up to half of it as jitter, so that the devices do not return at
 * the same moment (R9.5); ofetch's own retries repeat one request and know neither. `limit` is the longest
 * delay, in ms.
 */
export function nextDelay(failures: number, random: number, limit: number = Infinity): number {
  if (failures === 0) return Math.min(POLL_MS, limit);
  const longest = Math.min(doublingDelay(failures), limit);
  return Math.round(longest * (1 - random / 2));
}
