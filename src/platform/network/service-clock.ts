import { readStored, writeStored } from '../web-storage.ts';

/**
 * The service's clock (R4.16): deadlines and timers count by it, because a device's clock may be wrong by
 * hours. It goes on by the time since the page was opened, which a change of the device's clock does not
 * move.
 */
let offset: number | null = null;

const KEY = 'SF_SERVICE_TIME';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes the time from a response of the service. The header has whole seconds and is older by the response's
 * way, so the greatest difference is the most exact one.
 * @param date the response's header `Date`; null where it has none, or another origin hides it
 */
export function learnServiceTime(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  // For the next start, which may get no response. Without it a wrong clock looks like a missing network.
  if (offset === null) writeStored('local', KEY, String(time));
  offset = Math.max(offset ?? -Infinity, time - performance.now());
}

/** The service's time, ms since the epoch; null before its first response of this start. */
export const serviceNow = (): number | null =>
  offset === null ? null : offset + performance.now();

/**
 * Whether the device's clock is more than a day behind a time that the service named before: the browser
 * then refuses certificates as not yet valid, and every request fails as without a network. A browser that
 * itself reports no network has another reason. A clock that is ahead looks like a long absence.
 */
export const isClockBehind = (): boolean =>
  navigator.onLine && Date.now() < Number(readStored('local', KEY) ?? 0) - DAY_MS;
