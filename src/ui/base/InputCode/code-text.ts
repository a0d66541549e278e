/** Digits of a verification code. */
export const CODE_LENGTH = 6;

/**
 * Formats of a complete code in messages: 123456, «123 456», 123-456, 1 2 3 4 5 6; never part of a longer
 * number.
 */
const WHOLE_CODES = [
  /(?<![\d+])\d{6}(?!\d)/,
  /(?<![\d+])\d{3}[\s\u2013-]\d{3}(?!\d|[\s\u2013-]\d)/,
  /(?<!\d)\d(?:\s\d){5}(?!\d)/,
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Finds a complete code in a message, or returns null. */
export function findCode(text: string): string | null {
  for (const form of WHOLE_CODES) {
    const found = form.exec(text)?.[0];
    if (found !== undefined) return digitsOf(found);
  }
  return null;
}

/** Digits of a code and the caret position among them. */
export interface TypedCode {
  readonly code: string;
  readonly caret: number;
}

/**
 * Extracts a complete code, or else the digits, from a raw text. Surplus digits after the caret are
 * dropped, so that typing into a complete code replaces the next digit.
 */
export function parseCode(raw: string, caret: number): TypedCode {
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
