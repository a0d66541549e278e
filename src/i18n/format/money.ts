import type { Language } from '../language.ts';
import { formatNumber, NBSP } from './number.ts';

/** The currency of each language of the institution's documents, and where its sign stands (R1.11). */
const FORMS: Readonly<Record<Language | 'en', (number: string) => string>> = {
  ru: (number) => `${number}${NBSP}₽`,
  uz: (number) => `${number}${NBSP}rubl`,
  en: (number) => `$${number.replaceAll(NBSP, ',')}`,
};

/**
 * Money, as opposed to coins: «12 450 ₽», «12 450 rubl»; dollars in English.
 * @param amount in whole units of the currency
 */
export const formatMoney = (amount: number, language: Language | 'en'): string =>
  FORMS[language](formatNumber(amount));
