import type { Currency } from '../currency.ts';
import type { Language } from '../language.ts';
import { formatNumber, NBSP } from './number.ts';

/**
 * Grammatical case of the noun: «1 токен» (nominative), «за 1 монету» (accusative), «не хватает ещё 1
 * токена» (genitive).
 */
export type NounCase = 'nominative' | 'accusative' | 'genitive';
type Forms = Readonly<Record<'one' | 'few' | 'many', string>>;

const FORMS: Readonly<Record<Currency, Readonly<Record<NounCase, Forms>>>> = {
  token: {
    nominative: { one: 'токен', few: 'токена', many: 'токенов' },
    accusative: { one: 'токен', few: 'токена', many: 'токенов' },
    genitive: { one: 'токена', few: 'токенов', many: 'токенов' },
  },
  coin: {
    nominative: { one: 'монета', few: 'монеты', many: 'монет' },
    accusative: { one: 'монету', few: 'монеты', many: 'монет' },
    genitive: { one: 'монеты', few: 'монет', many: 'монет' },
  },
};

/** Uzbek nouns keep their form after a number; the sentence adds the ending («{{coins}}ga»). */
const UZBEK: Readonly<Record<Currency, string>> = { token: 'token', coin: 'tanga' };

function russianForm(amount: number): keyof Forms {
  const rest100 = Math.abs(amount) % 100;
  const rest10 = rest100 % 10;
  if (rest100 >= 11 && rest100 <= 14) return 'many';
  if (rest10 === 1) return 'one';
  return rest10 >= 2 && rest10 <= 4 ? 'few' : 'many';
}

/** The noun for an amount of whole coins, in the right plural form and case (R1.2). */
export function coinNoun(
  amount: number,
  currency: Currency,
  language: Language,
  nounCase: NounCase = 'nominative',
): string {
  if (language === 'uz') return UZBEK[currency];
  return FORMS[currency][nounCase][russianForm(Math.round(amount))];
}

/** An amount with its noun: «1 200 токенов». */
export function formatCoins(
  amount: number,
  currency: Currency,
  language: Language,
  nounCase: NounCase = 'nominative',
): string {
  return `${formatNumber(amount)}${NBSP}${coinNoun(amount, currency, language, nounCase)}`;
}
