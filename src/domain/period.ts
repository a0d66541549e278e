import { EVER, type TimeRange } from './movement.ts';
import { monthStart } from './movement-totals.ts';

/** Periods that end with today, in calendar months with the current one (R2.14). */
const MONTHS_BACK = { 'this-month': 1, '3-months': 3, year: 12 } as const;
type RecentPeriod = keyof typeof MONTHS_BACK;

/** A period as the address names it: one of the list, or one month as `YYYY-MM`. */
export type Period = 'all' | RecentPeriod | 'own' | `${number}-${number}`;
export const PERIODS = ['all', 'this-month', '3-months', 'year', 'own'] as const;

/** First and last day of one's own period, `YYYY-MM-DD`; null where it is open. */
export interface OwnDays {
  readonly from: string | null;
  readonly to: string | null;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isMonth = (text: string): text is `${number}-${number}` => MONTH.test(text);

const two = (value: number) => String(value).padStart(2, '0');

/** The month of a moment (ms) by the device's clock, as `YYYY-MM`. */
export function monthName(moment: number): `${number}-${number}` {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}` as `${number}-${number}`;
}

/** The period that an address names; what is unknown counts as the whole history. */
export function readPeriod(text: string | null): Period {
  if (text === null) return 'all';
  if (isMonth(text)) return text;
  return PERIODS.find((period) => period === text) ?? 'all';
}

/** The day when it is one of the calendar, else null. */
export function readDay(text: string | null): string | null {
  const [, year, month, day] = DAY.exec(text ?? '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text ?? '') ? text : null;
}

function dayStart(day: string, shift: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + shift).getTime();
}

function ownRange({ from, to }: OwnDays): TimeRange {
  // Given the wrong way round they mean the same days.
  const isReversed = from !== null && to !== null && from > to;
  const [first, last] = isReversed ? [to, from] : [from, to];
  return {
    from: first === null ? -Infinity : dayStart(first, 0),
    to: last === null ? Infinity : dayStart(last, 1),
  };
}

/** The moments of a period by the device's calendar. @param now ms since the epoch */
export function rangeOf(period: Period, own: OwnDays, now: number): TimeRange {
  if (period === 'all') return EVER;
  if (period === 'own') return ownRange(own);
  if (period in MONTHS_BACK) {
    return { from: monthStart(now, 1 - MONTHS_BACK[period as RecentPeriod]), to: Infinity };
  }
  const start = dayStart(`${period}-01`, 0);
  return { from: start, to: monthStart(start, 1) };
}
