/** Polling period of specification §4, in ms. */
const POLL_MS = 30_000;
const RETRY_MS = 5000;
const LONGEST_MS = 5 * 60_000;
/** While a purchase has no answer: it is known within a minute of the network's return (R9.9). */
const LONGEST_AWAITED_MS = 30_000;

/**
 * How long to wait after the given number of failures in a row, in ms: the ordinary period after none,
 * then doubling from 5 s up to 5 min with up to a half of jitter, so that a crowd does not come back at
 * one moment (R9.5). While an outcome is awaited it is 30 s at the most.
 */
export function nextDelay(failures: number, random: number, isAwaited = false): number {
  if (failures === 0) return POLL_MS;
  const limit = isAwaited ? LONGEST_AWAITED_MS : LONGEST_MS;
  const longest = Math.min(RETRY_MS * 2 ** (failures - 1), limit);
  return Math.round(longest * (1 - random / 2));
}
