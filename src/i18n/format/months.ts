import type { Language } from '../language.ts';

/** Month names inside a date («12 ноября», «12-noyabr») and by themselves, January first. */
export const MONTHS_IN_DATE: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  uz: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
};

export const MONTHS_ALONE: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  uz: MONTHS_IN_DATE.uz,
};
