/** Digits of a confirmation code. */
export const CODE_LENGTH = 6;

/** A whole code in a text, as messages write it: 123456, «123 456», 123-456, 1 2 3 4 5 6; no part of a longer number. */
const WHOLE_CODES = [
  /(?<![\d+])\d{6}(?!\d)/,
  /(?<![\d+])\d{3}[\s\u2013-]\d{3}(?!\d|[\s\u2013-]\d)/,
  /(?<!\d)\d(?:\s\d){5}(?!\d)/,
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The whole code in a text with other words around it, or null. */
export function findCode(text: string): string | null {
  for (const form of WHOLE_CODES) {
    const found = form.exec(text)?.[0];
    if (found !== undefined) return digitsOf(found);
  }
  return null;
}

/** Digits of a code with the place of the caret among them. */
export interface TypedCode {
  readonly code: string;
  readonly caret: number;
}

/**
 * What stays of a raw text with its caret: a whole code, else the digits. Where there are too many, those
 * after the caret give way, so that typing into a full code replaces the next digit.
 */
export function readCode(raw: string, caret: number): TypedCode {
  const whole = findCode(raw);
  if (whole !== null) {
    const place = raw === whole ? caret : CODE_LENGTH;
    return { code: whole, caret: place };
  }
  const before = digitsOf(raw.slice(0, caret));
  const after = digitsOf(raw.slice(caret));
  const surplus = Math.max(0, before.length + after.length - CODE_LENGTH);
  const code = (before + after.slice(surplus)).slice(0, CODE_LENGTH);
  return { code, caret: Math.min(before.length, CODE_LENGTH) };
}
