import { APOSTROPHES } from '../text/clean-text.ts';

/** A letter that is not one of the modifiers, which include ʻ and ʼ. */
const LETTER = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]';
/** Letters of any script with their marks, apostrophes, hyphens, spaces, and joiners that cleaning leaves. */
const NAME = new RegExp(
  `^(?!\\p{M})(?=.*${LETTER})[\\p{L}\\p{M}${APOSTROPHES}\\u200C\\u200D\\- ]+$`,
  'u',
);

/** Whether a cleaned name has no digits and no special characters (R5.5). */
export const isPersonName = (text: string): boolean => NAME.test(text);
