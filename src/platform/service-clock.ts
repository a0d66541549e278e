/**
 * The service's clock (R4.16): deadlines and timers count by it, because a device's clock may be wrong by
 * hours. It goes on by the time since the page was opened, which a change of the device's clock does not
 * move.
 */
let offset: number | null = null;

/**
 * Learns the time from a response of the service. The header has whole seconds and is older by the
 * response's way, so the greatest difference is the most exact one.
 * @param date the response's header `Date`; null where it has none, or another origin hides it
 */
export function learnServiceTime(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  offset = Math.max(offset ?? -Infinity, time - performance.now());
}

/** The service's time, ms since the epoch; null before its first response of this start. */
export const serviceNow = (): number | null =>
  offset === null ? null : offset + performance.now();
