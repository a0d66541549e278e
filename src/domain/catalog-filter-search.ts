/** Every form of apostrophe that keyboards type in oʻ and gʻ. */
const APOSTROPHES = /[\u02BB\u02BC\u2018\u2019\u00B4`']/g;
const SPACES = /\s+/;

/** The combining dots of «ё», so that it matches «е». */
const DOTS = /\u0308/g;

/** Folds a text for comparison: lower case, «ё» as «е», oʻ as o. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(DOTS, '').normalize('NFC').toLowerCase().replace(APOSTROPHES, '');

/** The typed words; a product matches when it contains all of them. */
export const searchWords = (typed: string): readonly string[] =>
  foldText(typed).split(SPACES).filter(Boolean);
