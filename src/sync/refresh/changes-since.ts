/**
 * How far before the newest known change a fetch begins, in ms: the service may store changes out of order, and
 * its processes' clocks differ.
 */
const OVERLAP_MS = 5 * 60_000;

/** Since when changes are to be fetched, by the times of those that the device has; null where it has none. */
export function changesSince(known: readonly string[]): string | null {
  const times = known.map((time) => Date.parse(time)).filter(Number.isFinite);
  return times.length === 0 ? null : new Date(Math.max(...times) - OVERLAP_MS).toISOString();
}
