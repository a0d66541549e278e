import { cleanLine, foldForSearch } from '../text/clean-text.ts';

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * The typed words, folded; a product matches when it contains all of them. A dash counts as a word only when
 * nothing else is typed.
 */
export function searchWords(typed: string): readonly string[] {
  const words = foldForSearch(cleanLine(typed)).split(' ').filter(Boolean);
  const telling = words.filter((word) => SAYS_SOMETHING.test(word));
  return telling.length > 0 ? telling : words;
}
