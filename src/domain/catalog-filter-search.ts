/** The apostrophes that stand in oʻ and gʻ, in whatever form a keyboard gives them. */
const APOSTROPHES = /[\u02BB\u02BC\u2018\u2019\u00B4`']/g;
const SPACES = /\s+/;

/** The two dots that a letter may carry; without them io is ie. */
const DOTS = /\u0308/g;

/** A text as it is compared: without case, without the dots of io, oʻ as o. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(DOTS, '').normalize('NFC').toLowerCase().replace(APOSTROPHES, '');

/** What was typed as words, each of which a product must have somewhere. */
export const searchWords = (typed: string): readonly string[] =>
  foldText(typed).split(SPACES).filter(Boolean);
