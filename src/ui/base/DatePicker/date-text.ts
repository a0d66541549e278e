import { MONTHS_IN_DATE } from '#src/i18n/format/months.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const COMPLETE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
/** «5.11.2026», «05/11/2026», «5 11 26» */
const DAY_FIRST = /^(\d{1,2})[^\d]+(\d{1,2})[^\d]+(\d{1,4})$/;
/** «2026-11-05», also with a time after it. */
const YEAR_FIRST = /^(\d{4})[^\d]+(\d{1,2})[^\d]+(\d{1,2})(?:[Tt].*)?$/;
const COMPACT = /^(\d{2})(\d{2})(\d{4})$/;
const COMPACT_YEAR_FIRST = /^(\d{4})(\d{2})(\d{2})$/;

/** Longest text that may be a date with what a page put around it, in characters. */
const LONGEST = 200;
/** What a pasted date may carry between its digits. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysIn(year, month);
}

/** Converts «05.11.2026» to `YYYY-MM-DD`; null for an incomplete or impossible date. */
export function toIsoDate(text: string): string | null {
  const [, day, month, year] = COMPLETE.exec(text) ?? [];
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

/** Converts `YYYY-MM-DD` to «05.11.2026»; empty for anything else. */
export function formatIsoDate(iso: string | null): string {
  const [, year, month, day] = ISO.exec(iso ?? '') ?? [];
  return year === undefined ? '' : `${day}.${month}.${year}`;
}

const twoDigits = (digits = '') => digits.padStart(2, '0');
const join = (day?: string, month?: string, year?: string): string =>
  `${twoDigits(day)}.${twoDigits(month)}.${year}`;

/** Replaces month names by numbers: «5 ноября 2026» and «5-noyabr 2026» become «5 11 2026», «5-11 2026». */
const withNumbers = (text: string): string =>
  text.toLowerCase().replace(/\p{L}+/gu, (word) => {
    const indexes = Object.values(MONTHS_IN_DATE).map((names) => names.indexOf(word));
    const index = Math.max(...indexes);
    return index < 0 ? word : String(index + 1);
  });

/**
 * Parses any usual form of a date into the field's format: «5.11.2026», «2026-11-05», «05112026», «5
 * ноября 2026». The day precedes the month, as in both languages. Null when the text is not a date.
 */
export function parseDate(raw: string): string | null {
  if (raw.length > LONGEST) return null;
  const text = withNumbers(raw.replace(INVISIBLE, '').normalize('NFC')).replace(
    /^[^\d]+|[^\d]+$/g,
    '',
  );
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return join(yearFirst[3], yearFirst[2], yearFirst[1]);
  const dayFirst = DAY_FIRST.exec(text) ?? COMPACT.exec(text);
  const shown = dayFirst && join(dayFirst[1], dayFirst[2], dayFirst[3]);
  if (shown !== null && toIsoDate(shown) !== null) return shown;
  const compact = COMPACT_YEAR_FIRST.exec(text);
  const reordered = compact && join(compact[3], compact[2], compact[1]);
  return reordered !== null && toIsoDate(reordered) !== null ? reordered : shown;
}
