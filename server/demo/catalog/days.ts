const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Moscow's clock is ahead of UTC by this, all year round. */
const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** The moment `days` after `now`'s day in Moscow (before it when negative) at an hour there. */
export function dayAt(now: Date, days: number, hour: number, minute = 0): Date {
  const midnight =
    Math.floor((now.getTime() + MOSCOW_OFFSET_MS) / DAY_MS) * DAY_MS - MOSCOW_OFFSET_MS;
  return new Date(midnight + days * DAY_MS + hour * HOUR_MS + minute * 60_000);
}
