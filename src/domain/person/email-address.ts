import { cleanEmail } from '../text/clean-text.ts';

/** The form of an e-mail. */
export const EMAIL = /^[\w+'-]+(?:\.[\w+'-]+)*@[\dA-Za-z]+(?:[.-][\dA-Za-z]+)*\.[A-Za-z]{2,}$/;

/** No e-mail is longer (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Whether a cleaned text has the form of an e-mail; the part before the @ may have apostrophes. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The e-mail as the service compares it, cleaned and in lower case; null for what is not an e-mail. */
export function normaliseEmail(value: string): string | null {
  const email = cleanEmail(value);
  return email.length <= LONGEST_EMAIL && isEmail(email) ? email : null;
}
