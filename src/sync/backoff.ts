/** Polling period of specification §4, in ms. */
const POLL_MS = 30_000;
const RETRY_MS = 5000;
const LONGEST_MS = 5 * 60_000;
/** While a purchase has no known outcome: it is found within a minute of the network's return (R9.9). */
const LONGEST_AWAITED_MS = 30_000;

/**
 * Delay after the given number of failures in a row, in ms: the ordinary period after none, then
 * doubling from 5 s up to 5 min with up to half of it as jitter, so that the clients do not return at
 * the same moment (R9.5); ofetch's own retries repeat one request and know neither. While an outcome is awaited the delay is at most 30 s.
 */
export function nextDelay(failures: number, random: number, isAwaited = false): number {
  if (failures === 0) return POLL_MS;
  const limit = isAwaited ? LONGEST_AWAITED_MS : LONGEST_MS;
  const longest = Math.min(RETRY_MS * 2 ** (failures - 1), limit);
  return Math.round(longest * (1 - random / 2));
}
