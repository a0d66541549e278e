/** Days begin by Moscow time, where the institution is. */
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

/** The day in the programme's time zone. */
export function programmeDay(moment: Date): CalendarDay {
  const text = FORMAT.format(moment);
  return { year: Number(text.slice(0, 4)), monthDay: text.slice(5) };
}

/**
 * Whether this year's birthday gift is due (R1.3): from the birthday to the end of the year, because a
 * frozen card or a stopped service must not cost a member the gift, and only when the person had joined
 * by the birthday. A person born on 29 February has the birthday on 1 March in other years.
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
