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
function makeFormat(language: Language, today: number) {
  const currency = currentCurrency();
  return {
    language,
    number: formatNumber,
    signed: formatSigned,
    /** An amount of money, in the language's currency. */
    money: (amount: number) => formatMoney(amount, language),
    coins: (amount: number, nounCase?: NounCase) =>
      formatCoins(amount, currency, language, nounCase),
    coinNoun: (amount: number, nounCase?: NounCase) =>
      coinNoun(amount, currency, language, nounCase),
    time: formatTime,
    date: formatDate,
    dateTime: formatDateTime,
    day: (moment: Moment) => formatDay(moment, language),
    dayTime: (moment: Moment) => formatDayTime(moment, language, today),
    month: (moment: Moment) => formatMonth(moment, language),
    relativeDay: (moment: Moment) => formatRelativeDay(moment, language, today),
    relative: (moment: Moment) => formatRelative(moment, language, today),
    asOf: (moment: Moment) => formatAsOf(moment, language, today),
  };
}
export type Format = Readonly<ReturnType<typeof makeFormat>>;

/** Returns the formatters; the component renders again when the language changes (R1.8), and at midnight. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const today = useToday();
  const language = isLanguage(i18n.language) ? i18n.language : 'ru';
  return useMemo(() => makeFormat(language, today), [language, today]);
}
