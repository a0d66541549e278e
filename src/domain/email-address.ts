/** The form of an e-mail. */
export const EMAIL = /^[\w+'-]+(?:\.[\w+'-]+)*@[\dA-Za-z]+(?:[.-][\dA-Za-z]+)*\.[A-Za-z]{2,}$/;

/** No e-mail is longer (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Whether a cleaned text has the form of an e-mail; the part before the @ may have apostrophes. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
