import type { Language } from '../language.ts';
import type { Moment } from './date.ts';

const NAMES: Readonly<Record<Language, string>> = {
  ru: 'янв фев мар апр май июн июл авг сен окт ноя дек',
  uz: 'yan fev mar apr may iyn iyl avg sen okt noy dek',
};

/** Three-letter month names: «ноя», «noy». */
export const shortMonth = (moment: Moment, language: Language): string =>
  NAMES[language].split(' ')[new Date(moment).getMonth()] ?? '';
