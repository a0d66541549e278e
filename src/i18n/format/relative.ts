import type { Language } from '../language.ts';
import { formatDate, formatDay, formatTime, type Moment } from './date.ts';

const TODAY: Readonly<Record<Language, string>> = { ru: 'сегодня', uz: 'bugun' };
const YESTERDAY: Readonly<Record<Language, string>> = { ru: 'вчера', uz: 'kecha' };

const dayOf = (moment: Moment, shift = 0): number => {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + shift).getTime();
};

/**
 * A day in everyday words: «сегодня», «вчера», «5 ноября»; with the year when it differs: «05.11.2025».
 * `now` in ms since the epoch.
 */
export function formatRelativeDay(moment: Moment, language: Language, now: number): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return TODAY[language];
  if (day === dayOf(now, -1)) return YESTERDAY[language];
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(moment, language) : formatDate(moment);
}

/** The same with the time: «сегодня, 12:40». */
export const formatRelative = (moment: Moment, language: Language, now: number): string =>
  `${formatRelativeDay(moment, language, now)}, ${formatTime(moment)}`;

/** The shortest unambiguous form for «data from …»: «12:40» today, else «5 ноября, 12:40». */
export function formatAsOf(moment: Moment, language: Language, now: number): string {
  const isToday = dayOf(moment) === dayOf(now);
  return isToday ? formatTime(moment) : `${formatDay(moment, language)}, ${formatTime(moment)}`;
}
