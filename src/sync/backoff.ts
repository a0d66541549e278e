/** Polling period of specification §4, in ms. */
const POLL_MS = 30_000;
const RETRY_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/**
 * How long to wait after the given number of failures in a row, in ms: the ordinary period after none,
 * then doubling from 5 s up to 5 min with up to a half of jitter, so that a crowd does not come back at
 * one moment (R9.5).
 */
export function nextDelay(failures: number, random: number): number {
  if (failures === 0) return POLL_MS;
  const longest = Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.round(longest * (1 - random / 2));
}
