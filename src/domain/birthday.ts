/** The programme's clock decides when a day begins: the institution sits in Moscow. */
const PROGRAMME_TIME_ZONE = 'Europe/Moscow';

/** A day of the programme's calendar. */
export interface CalendarDay {
  readonly year: number;
  /** Month and day, «03-08»: sorts as the days of a year do. */
  readonly monthDay: string;
}

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: PROGRAMME_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in the programme's time zone at a moment. */
export function programmeDay(moment: Date): CalendarDay {
  const text = FORMAT.format(moment);
  return { year: Number(text.slice(0, 4)), monthDay: text.slice(5) };
}

/**
 * Whether the birthday gift of this year is due: from the birthday to the end of the year, so that a
 * frozen card or a service that stood still costs nobody the gift, and only for who was a member by then
 * (R1.3). Who was born on the 29th of February has the birthday on the 1st of March in other years.
 * @param birthDate `YYYY-MM-DD`
 */
export function isGiftDue(birthDate: string, joined: CalendarDay, today: CalendarDay): boolean {
  const birthday = birthdayIn(today.year, birthDate.slice(5));
  const hadJoined =
    joined.year < today.year || (joined.year === today.year && joined.monthDay <= birthday);
  return birthday <= today.monthDay && hadJoined;
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

const birthdayIn = (year: number, monthDay: string): string =>
  monthDay === '02-29' && !isLeap(year) ? '03-01' : monthDay;
