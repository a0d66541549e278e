import { APOSTROPHES, cleanLine, normaliseText } from '#src/domain/text/clean-text.ts';

/** The Latin transliteration of Cyrillic characters that Uzbek and most Russian speakers use. */
const TRANSLITERATION: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates a Cyrillic text into Uzbek's Latin script; other characters stay. */
export const toLatin = (text: string): string =>
  text.replace(/[а-яё]/giu, (char) => {
    const lower = char.toLowerCase();
    const latin = TRANSLITERATION[lower] ?? '';
    return char === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });

/** Spellings that people mix up, folded into one: «zh» and «j», «kh», «h» and «x», «ё» and «е». */
const fold = (text: string): string =>
  text
    .replaceAll('shch', 'sh')
    .replaceAll('yo', 'e')
    .replaceAll('zh', 'j')
    .replaceAll('kh', 'x')
    .replace(/[hq]/g, (char) => (char === 'h' ? 'x' : 'k'))
    .replaceAll('sx', 'sh')
    .replaceAll('cx', 'ch')
    .replaceAll('w', 'v')
    .replaceAll('c', 'k')
    .replaceAll('kh', 'ch')
    .replaceAll('iy', 'i')
    .replaceAll('yy', 'i');

const LEFT_OUT = new RegExp(`[\\p{M}${APOSTROPHES}]`, 'gu');

/** The words of a text for comparing: Latin, lower case, without apostrophes, spelling folded. */
export const wordsOf = (text: string): string[] =>
  normaliseText(toLatin(cleanLine(text).toLowerCase()), 'NFKD')
    .replace(LEFT_OUT, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(fold);
