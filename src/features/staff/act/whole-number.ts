/** Longest number of the institution's acts, in digits. */
export const LONGEST_NUMBER = 9;

/** A whole number as people type it, with spaces between thousands; null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
