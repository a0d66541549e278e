import { ALL_TIME, type TimeRange } from './operation-summary.ts';
import { monthStart } from './operation-totals.ts';

/** Periods up to today: number of calendar months, the current one included (R2.14). */
const MONTHS_BACK = { 'this-month': 1, '3-months': 3, year: 12 } as const;
type RecentPeriod = keyof typeof MONTHS_BACK;

/** A period as in the address: a predefined one, or one month as `YYYY-MM`. */
export type Period = 'all' | RecentPeriod | 'own' | `${number}-${number}`;
export const PERIODS = ['all', 'this-month', '3-months', 'year', 'own'] as const;

/** First and last day of a custom period, `YYYY-MM-DD`; null where it is open. */
export interface CustomDays {
  readonly from: string | null;
  readonly to: string | null;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isMonth = (text: string): text is `${number}-${number}` => MONTH.test(text);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The month of a time (ms since the epoch) by the device's clock, as `YYYY-MM`. */
export function monthName(moment: number): `${number}-${number}` {
  const date = new Date(moment);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}` as `${number}-${number}`;
}

/** The day of a time (ms since the epoch) by the device's clock, as `YYYY-MM-DD`. */
export const dayName = (moment: number): string =>
  `${monthName(moment)}-${twoDigits(new Date(moment).getDate())}`;

/** Parses the period of an address; an unknown one means the whole history. */
export function parsePeriod(text: string | null): Period {
  if (text === null) return 'all';
  if (isMonth(text)) return text;
  return PERIODS.find((period) => period === text) ?? 'all';
}

/** Returns the day when the calendar has it, else null. */
export function parseDay(text: string | null): string | null {
  const [, year, month, day] = DAY.exec(text ?? '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text ?? '') ? text : null;
}

function dayStart(day: string, shift: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + shift).getTime();
}

function customRange({ from, to }: CustomDays): TimeRange {
  // With the two days swapped the member means the same period.
  const isReversed = from !== null && to !== null && from > to;
  const [first, last] = isReversed ? [to, from] : [from, to];
  return {
    from: first === null ? -Infinity : dayStart(first, 0),
    to: last === null ? Infinity : dayStart(last, 1),
  };
}

/**
 * The time range of a period by the device's calendar.
 * @param now ms since the epoch
 */
export function rangeOf(period: Period, own: CustomDays, now: number): TimeRange {
  if (period === 'all') return ALL_TIME;
  if (period === 'own') return customRange(own);
  if (period in MONTHS_BACK) {
    return { from: monthStart(now, 1 - MONTHS_BACK[period as RecentPeriod]), to: Infinity };
  }
  const start = dayStart(`${period}-01`, 0);
  return { from: start, to: monthStart(start, 1) };
}
