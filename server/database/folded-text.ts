import { ilike, sql, type SQL } from 'drizzle-orm';
import { APOSTROPHES, foldForSearch } from '#src/domain/text/clean-text.ts';

/** Characters from `first` to `last`. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const DASHES = '‐‑‒–—―−';
/** Between a number and its unit; what is typed has spaces of the keyboard. */
const BOUND_SPACE = '\u00A0';
/** Stress and other marks, invisible characters and apostrophes, of which a search takes no account. */
const SEARCHED_AWAY = `${range(0x300, 0x36f)}\u00AD${range(0x200b, 0x200f)}\u2060\uFEFF${APOSTROPHES}`;

/** What `foldForSearch` makes of a text, but for its case: each dash a hyphen, the rest left out. */
const foldedColumn = (text: SQL): SQL =>
  sql`translate(normalize(${text}, NFD), ${DASHES + BOUND_SPACE + SEARCHED_AWAY}, ${`${'-'.repeat(DASHES.length)} `})`;

/** A text as a part of a pattern of LIKE: its own wildcards stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a column contains a typed text, whatever the case, the stress marks and the kind of dash. */
export const containsFolded = (column: SQL, typed: string): SQL =>
  ilike(foldedColumn(column), containing(foldForSearch(typed)));
