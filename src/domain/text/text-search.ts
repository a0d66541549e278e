import { APOSTROPHES, foldForSearch } from './clean-text.ts';

/** A word of a text, folded for comparison, with its place in the text. */
export interface TextWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** A word, also with invisible characters inside, as a soft hyphen. */
const WORD = new RegExp(
  `[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\p{Default_Ignorable_Code_Point}${APOSTROPHES}]*`,
  'gu',
);

/** The words of a text, in its order. */
export const wordsOf = (text: string): readonly TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: foldForSearch(word),
    start: index,
    end: index + word.length,
  }));

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Shortest word, in characters, of which an ending may differ. */
const INFLECTED = 4;
/** Longest ending that may differ, in characters; Uzbek adds several suffixes to one word. */
const ENDING = { russian: 3, uzbek: 6 };
const LATIN = /^[a-z]/;

/**
 * Whether a typed word means a word of a text: its beginning, or the same word with another ending
 * («карту» means «карта», «doʻstimni» means «doʻst»). Both are folded.
 */
export function meansWord(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const rest = typed.length - word.length;
  if (typed.startsWith(word)) {
    return word.length >= INFLECTED ? rest <= ENDING.uzbek : word.length === 3 && rest <= 2;
  }
  const common = commonLength(typed, word);
  const isUzbek = LATIN.test(typed);
  return (
    common >= INFLECTED &&
    common >= typed.length * (isUzbek ? 0.5 : 0.6) &&
    typed.length - common <= (isUzbek ? ENDING.uzbek : ENDING.russian) &&
    word.length - common <= ENDING.russian
  );
}

/** Whether a word of the text is meant. */
export const hasWord = (words: readonly TextWord[], typed: string): boolean =>
  words.some(({ folded }) => meansWord(typed, folded));

/** A part of a text, marked when a typed word means it. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into marked and other parts; together they are the text. */
export function markWords(text: string, typed: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMarked });
    end = to;
  };
  for (const word of wordsOf(text)) {
    if (!typed.some((one) => meansWord(one, word.folded))) continue;
    add(word.start, false);
    add(word.end, true);
  }
  add(text.length, false);
  return parts;
}
