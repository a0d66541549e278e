/**
 * The one cleaning step of typed texts, for app and service. Whatever is judged (blank, a name, an e-mail,
 * the same address, a hit of a search) is cleaned first, and the cleaned text is what is stored.
 */

/** Every sign that keyboards, autocorrection and copied pages put for an apostrophe. */
const APOSTROPHE = /['`´ʹʻʼʽʾʿˈˊˋ‘’‛′‵Ꞌꞌ＇]/gu;
/** The same signs in one text, also for a class of characters. */
export const APOSTROPHES = APOSTROPHE.source.slice(1, -1);
/** Those of them that no language spells with. */
const SUBSTITUTES = /[`´ʹˈˊˋ‛′‵＇]/gu;
const DASH = /[\p{Pd}\u2043\u2212]/gu;

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/**
 * Spaces of every width. The line end stays, and U+FEFF has no width, although JavaScript calls it a space.
 */
const SPACE = /[^\S\n\uFEFF]/gu;
/** Control and format characters, fillers, variation selectors, halves of a character. */
const INVISIBLE =
  /(?![\n\u200C\u200D])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** A letter of a script in which a joiner or a non-joiner between two letters is a part of the spelling. */
const JOINED = `(?=\\p{L})[${'Arab Syrc Mong Nko Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`;
/** Past the marks of both letters: a normal form sorts marks, but moves no letter. */
const LOOSE_JOINERS = new RegExp(
  `(?=[\\u200C\\u200D])(?:(?<!${JOINED}\\p{M}{0,30})[\\u200C\\u200D]+|[\\u200C\\u200D]+(?!\\p{M}{0,30}${JOINED}|[\\u200C\\u200D]))`,
  'gu',
);

/**
 * Marks on one letter after the thirtieth; no language has so many (Stream-Safe Text Format, UAX #15). A halfwidth
 * voiced sound mark is a letter that becomes a mark in the compatibility forms.
 */
const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in a normal form of Unicode, without the marks of a letter after its thirtieth: a normal form sorts the
 * marks of one letter, which takes the square of their number.
 */
export const normaliseText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(EXCESS_MARKS, '$1').normalize(form);

/**
 * Cleans a typed text: composed letters (NFC), no invisible characters, one kind of space and of line end,
 * nothing around it. Dashes and apostrophes stay as typed. Emoji are removed before it (R5.4), because they
 * are made with joiners and variation selectors.
 */
export const cleanText = (text: string): string =>
  normaliseText(
    text
      .replace(LINE_END, '\n')
      .replace(SPACE, ' ')
      .replace(INVISIBLE, '')
      .replace(LOOSE_JOINERS, ''),
    'NFC',
  ).trim();

/** Cleans a text of one line: single spaces, also for line ends. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

/** Every dash as a hyphen, also the minus sign. */
const foldDashes = (text: string): string => text.replace(DASH, '-');

/** Every apostrophe as the typewriter's. */
const foldApostrophes = (text: string): string => text.replace(APOSTROPHE, "'");

/**
 * Cleans a person's name: a line with hyphens for dashes. The apostrophes of spelling stay, because ʻ and ʼ
 * are different Uzbek letters; signs that only stand for one become the typewriter's.
 */
export const cleanName = (text: string): string =>
  foldDashes(cleanLine(text)).replace(SUBSTITUTES, "'");

/** Apostrophes outside ASCII; a backtick is a character of its own in an e-mail. */
const TYPOGRAPHIC = new RegExp(`(?!\`)[${APOSTROPHES}]`, 'gu');

/**
 * Cleans an e-mail: a line in lower case, because e-mails are compared so, with the hyphens and apostrophes
 * of a keyboard, because autocorrection replaces them and no e-mail has others.
 */
export const cleanEmail = (text: string): string =>
  foldDashes(cleanLine(text)).replace(TYPOGRAPHIC, "'").toLowerCase();

/** A text in which only case, spaces, dashes and apostrophes differed is the same after it. */
export const foldText = (text: string): string =>
  foldApostrophes(foldDashes(cleanLine(text)))
    .toLowerCase()
    .replace(/ ?- ?/gu, '-');

const SEARCHED_AWAY = new RegExp(`[\\p{M}\\p{Default_Ignorable_Code_Point}${APOSTROPHES}]`, 'gu');

/**
 * Folds a text or a typed word for a search: lower case, without stress marks and apostrophes, «ё» as «е»,
 * «oʻ» as «o», every dash as a hyphen.
 */
export const foldForSearch = (text: string): string =>
  foldDashes(normaliseText(text, 'NFD').replace(SEARCHED_AWAY, '')).toLowerCase();
