import type { Language } from '../language.ts';
import { MONTHS_ALONE, MONTHS_IN_DATE } from './months.ts';
import { NBSP } from './number.ts';

/** A time: ms since the epoch, or an ISO date-time as the service sends it. Shown in local time. */
export type Moment = number | string;

const two = (value: number) => String(value).padStart(2, '0');

/** «12:40» */
export function formatTime(moment: Moment): string {
  const date = new Date(moment);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** «05.11.2026». */
export function formatDate(moment: Moment): string {
  const date = new Date(moment);
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
}

/** «05.11.2026 12:40» */
export const formatDateTime = (moment: Moment): string =>
  `${formatDate(moment)}${NBSP}${formatTime(moment)}`;

/** «5 ноября», «5-noyabr» */
export function formatDay(moment: Moment, language: Language): string {
  const date = new Date(moment);
  const month = MONTHS_IN_DATE[language][date.getMonth()] ?? '';
  return language === 'uz' ? `${date.getDate()}-${month}` : `${date.getDate()}${NBSP}${month}`;
}

/**
 * «5 ноября, 12:40», «5-noyabr, 12:40»; in another year «5 ноября 2027, 12:40», «2027-yil 5-noyabr, 12:40».
 * @param now ms since the epoch
 */
export function formatDayTime(moment: Moment, language: Language, now: number): string {
  const year = new Date(moment).getFullYear();
  const day = formatDay(moment, language);
  const otherYear = language === 'uz' ? `${year}-yil ${day}` : `${day}${NBSP}${year}`;
  const date = year === new Date(now).getFullYear() ? day : otherYear;
  return `${date}, ${formatTime(moment)}`;
}

/** «ноябрь 2026», «2026-yil noyabr» */
export function formatMonth(moment: Moment, language: Language): string {
  const date = new Date(moment);
  const month = MONTHS_ALONE[language][date.getMonth()] ?? '';
  const year = date.getFullYear();
  return language === 'uz' ? `${year}-yil ${month}` : `${month} ${year}`;
}
