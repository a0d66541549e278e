/** Without the flag `u`, under which «ſ» counts as an «s» of another case. */
const EMAIL = /^[\w+'-]+(?:\.[\w+'-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

/** No e-mail is longer (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Whether a cleaned text has the form of an e-mail; the part before the @ may have apostrophes. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
