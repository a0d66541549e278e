/** Age limits of a member, in whole years (R5.6). */
const MIN_AGE = 14;
const MAX_AGE = 120;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is written as YYYY-MM-DD; the calendar may have no such day. */
export const isIsoDate = (text: string): boolean => ISO_DATE.test(text);

/**
 * Age in whole years on a day, from a birth date (YYYY-MM-DD); null when the calendar has no such date. A
 * person born on 29 February gets a year older on 1 March of an ordinary year.
 */
export function ageOn(birthDate: string, today: Date): number | null {
  const [, year, month, day] = (ISO_DATE.exec(birthDate) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const born = new Date(0);
  born.setUTCFullYear(year, month - 1, day);
  // A day that the month lacks is a day of another month.
  if (born.getUTCMonth() !== month - 1) return null;
  const hadBirthday =
    today.getUTCMonth() > month - 1 ||
    (today.getUTCMonth() === month - 1 && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Whether a member may have this birth date: 14 to 120 years ago (R5.6). */
export function isMemberBirthDate(birthDate: string, today: Date): boolean {
  const age = ageOn(birthDate, today);
  return age !== null && age >= MIN_AGE && age <= MAX_AGE;
}

/** First and last birth date (YYYY-MM-DD) that a member may have on a day (R5.6). */
export function memberBirthDates(today: Date): { readonly min: string; readonly max: string } {
  const yearsAgo = (years: number, days: number): string => {
    const date = new Date(0);
    date.setUTCFullYear(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate());
    // 29 February is the last day of February in an ordinary year.
    if (date.getUTCMonth() !== today.getUTCMonth()) date.setUTCDate(0);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  return { min: yearsAgo(MAX_AGE + 1, 1), max: yearsAgo(MIN_AGE, 0) };
}
