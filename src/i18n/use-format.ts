import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentCurrency } from './currency.ts';
import { coinNoun, formatCoins, type NounCase } from './format/coins.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatMonth,
  formatTime,
  type Moment,
} from './format/date.ts';
import { formatMoney } from './format/money.ts';
import { formatNumber, formatSigned } from './format/number.ts';
import { formatAsOf, formatRelative, formatRelativeDay } from './format/relative.ts';
import { isLanguage, type Language } from './language.ts';
import { useToday } from './use-today.ts';

/** Formatters for the language on screen and the brand's noun for coins. */
export interface Format {
  readonly language: Language;
  readonly number: (value: number) => string;
  readonly signed: (value: number) => string;
  /** An amount of money, in the language's currency. */
  readonly money: (amount: number) => string;
  readonly coins: (amount: number, nounCase?: NounCase) => string;
  readonly coinNoun: (amount: number, nounCase?: NounCase) => string;
  readonly time: (moment: Moment) => string;
  readonly date: (moment: Moment) => string;
  readonly dateTime: (moment: Moment) => string;
  readonly day: (moment: Moment) => string;
  readonly dayTime: (moment: Moment) => string;
  readonly month: (moment: Moment) => string;
  readonly relativeDay: (moment: Moment) => string;
  readonly relative: (moment: Moment) => string;
  readonly asOf: (moment: Moment) => string;
}

function makeFormat(language: Language, today: number): Format {
  const currency = currentCurrency();
  return {
    language,
    number: formatNumber,
    signed: formatSigned,
    money: (amount) => formatMoney(amount, language),
    coins: (amount, nounCase) => formatCoins(amount, currency, language, nounCase),
    coinNoun: (amount, nounCase) => coinNoun(amount, currency, language, nounCase),
    time: formatTime,
    date: formatDate,
    dateTime: formatDateTime,
    day: (moment) => formatDay(moment, language),
    dayTime: (moment) => formatDayTime(moment, language, today),
    month: (moment) => formatMonth(moment, language),
    relativeDay: (moment) => formatRelativeDay(moment, language, today),
    relative: (moment) => formatRelative(moment, language, today),
    asOf: (moment) => formatAsOf(moment, language, today),
  };
}

/** Returns the formatters; the component renders again when the language changes (R1.8), and at midnight. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const today = useToday();
  const language = isLanguage(i18n.language) ? i18n.language : 'ru';
  return useMemo(() => makeFormat(language, today), [language, today]);
}
