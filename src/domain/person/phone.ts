import { cleanText } from '../text/clean-text.ts';
import { PHONE_PLANS } from './phone-plans.ts';

/** The prefix before an international number, dialled instead of the plus: 00, in the +7 countries 8~10. */
const DIALLED_PREFIX = /^(?:00|810(?=\d{9}))/;
/** 8 to 15 digits (E.164). No country has the code 89: it is a Russian 8 after a plus. */
const INTERNATIONAL = /^(?!89)[1-9]\d{7,14}$/;

const plans = PHONE_PLANS.map(({ code, national }) => ({
  code,
  pattern: new RegExp(`^(?:${code})(?:${national})$`),
}));

/** Signs between the digits of one number. */
const BETWEEN_DIGITS = /^\+?[\d\s\p{Pd}\u2212().~/\\·•]*$/u;
/** A line end or a slash after so many digits divides two numbers: the first one is whole. */
const DIVIDED = /(?:\d\D*){7}[\n/\\]/u;
/** Most digits of a number that is dialled with a prefix. */
const MOST_DIGITS = 18;

/**
 * Whether a text names at most one phone: no second number and no extension follows («…, 8 903…», «доб. 12»,
 * «#12»). Its digits would otherwise be glued to the number (R5.2). Words around the number do not matter.
 */
export function hasOnePhone(text: string): boolean {
  const number = cleanText(text).replace(/^[^\d+]+|(?<!\D)\D+$/gu, '');
  const count = number.replace(/\D/g, '').length;
  return BETWEEN_DIGITS.test(number) && !DIVIDED.test(number) && count <= MOST_DIGITS;
}

interface TypedPhone {
  /** With the country's code, without the plus. */
  readonly digits: string;
  /** The text itself says that it begins with a country's code. */
  readonly isInternational: boolean;
}

function readPhone(text: string): TypedPhone {
  const digits = text.replace(/\D/g, '');
  if (/^\D*\+/.test(text)) return { digits, isInternational: true };
  if (DIALLED_PREFIX.test(digits)) {
    return { digits: digits.replace(DIALLED_PREFIX, ''), isInternational: true };
  }
  const isTrunk = digits.length === 11 && digits.startsWith('8');
  return { digits: isTrunk ? `7${digits.slice(1)}` : digits, isInternational: false };
}

/**
 * The digits of a phone: removes everything else and replaces the 8 of an 11-digit number by 7. An
 * international number keeps its digits: «+81 3 1234 5678» is Japanese (R5.2).
 */
export const phoneDigits = (text: string): string => readPhone(text).digits;

/** The phone with its plus, the form that is stored and receives messages (R5.2). */
export const normalisePhone = (text: string): string => `+${phoneDigits(text)}`;

/**
 * Whether the normalised text is a phone that can receive messages (R5.2): in a country of the programme
 * one of its numbering plan, elsewhere any international number. A foreign number needs its plus: a code
 * must not go to a stranger because a country was guessed.
 */
export function isPhone(text: string): boolean {
  if (!hasOnePhone(text)) return false;
  const { digits, isInternational } = readPhone(text);
  const ofCode = plans.filter(({ code }) => digits.startsWith(code));
  if (ofCode.length > 0) return ofCode.some(({ pattern }) => pattern.test(digits));
  return isInternational && INTERNATIONAL.test(digits);
}
