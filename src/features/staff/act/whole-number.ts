/** Longest text of a number in the institution's acts, with the spaces that people type in it. */
export const LONGEST_NUMBER = 20;

/** A whole number as people type it, with spaces between thousands; null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
