import type { OpeningHours } from '#src/domain/orders/pickup-place.ts';

/** How the cells of a column are read. */
export interface Cell {
  /** Reads a cell that is not empty; undefined where it is not what the column expects. */
  readonly read: (text: string) => unknown;
  /** What the column expects, for the person who fills it in, in Russian. */
  readonly expects: string;
  /** What an empty cell means; without it the value has to be given, or stays as it is. */
  readonly empty?: null | readonly [];
}

/** An empty cell takes the value away. */
export const optional = (cell: Cell): Cell => ({ ...cell, empty: null });

export const text = (expects: string): Cell => ({ read: (cell) => cell, expects });

/** Words of the file, and what they mean. */
export const oneOf = (words: Readonly<Record<string, unknown>>): Cell => ({
  read: (cell) => words[cell.toLowerCase()],
  expects: Object.keys(words).join(', '),
});

/** A whole number as Russian spreadsheets write it, such as «1 200,00». */
export const wholeNumber = (expects: string): Cell => ({ read: readNumber, expects });

function readNumber(cell: string): number | undefined {
  const isNumber = /^[-−]?(?:\d+|\d{1,3}(?:[\s\u00a0\u202f]\d{3})+)(?:[.,]0{1,2})?$/u.test(cell);
  if (!isNumber) return undefined;
  return Number(
    cell
      .replace(/[.,]0+$/, '')
      .replace('−', '-')
      .replace(/\s/gu, ''),
  );
}

/** Values in one cell are divided by «|». */
export const list = ({ read, expects }: Cell): Cell => ({
  read: (cell) => {
    const values = cell.split('|').map((one) => read(one.trim()));
    return values.includes(undefined) ? undefined : values;
  },
  expects: `${expects}; несколько — через «|»`,
  empty: [],
});

const DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;
/** Of Moscow, where a file names no other. */
const ZONE = '+03:00';

/** A moment, as «25.12.2026 18:00» or ISO 8601, of Moscow where it names no zone. */
export const moment: Cell = {
  read: (cell) => {
    const [, day, month, year, hour, minute] = DATE.exec(cell) ?? [];
    const [, isoYear, isoMonth, isoDay, isoHour, isoMinute] = ISO_DATE.exec(cell) ?? [];
    const two = (digits = '0') => digits.padStart(2, '0');
    const date = day ? [year, two(month), two(day)] : [isoYear, isoMonth, isoDay];
    const time = `${two(hour ?? isoHour)}:${two(minute ?? isoMinute)}`;
    const iso = date[0] === undefined ? cell : `${date.join('-')}T${time}:00${ZONE}`;
    const parsed = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? new Date(iso) : new Date(Number.NaN);
    // A Date carries 31 June over to July.
    const isThere = date[2] === undefined || iso.slice(8, 10) === dayIn(parsed);
    return Number.isNaN(parsed.getTime()) || !isThere ? undefined : parsed.toISOString();
  },
  expects: 'дата и время по Москве, например 25.12.2026 18:00',
};

const dayIn = (date: Date): string | undefined =>
  Number.isNaN(date.getTime())
    ? undefined
    : new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(8, 10);

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const HOURS = /^([а-я]{2})(?:\s*[-–—]\s*([а-я]{2}))?\s+(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})$/u;

/** Opening hours, as «пн-пт 09:00-18:00|сб 10:00-14:00». */
export const hours: Cell = {
  read: (cell) => {
    const days = cell.split('|').map((part) => readHours(part.trim().toLowerCase()));
    return days.includes(undefined) ? undefined : days.flatMap((one) => one ?? []);
  },
  expects: 'часы работы, например пн-пт 09:00-18:00|сб 10:00-14:00',
};

function readHours(part: string): OpeningHours[] | undefined {
  const [, first = '', last = first, from = '', to = ''] = HOURS.exec(part) ?? [];
  const [begin, end] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (begin === -1 || end < begin) return undefined;
  return DAYS.slice(begin, end + 1).map((_, place) => ({
    day: (begin + place + 1) as OpeningHours['day'],
    from: from.padStart(5, '0'),
    to: to.padStart(5, '0'),
  }));
}

/** What a variant is chosen by, in both languages, as «Размер/Oʻlcham=M/M|Цвет/Rang=Синий/Koʻk». */
export const options: Cell = {
  read: (cell) => {
    const read = cell.split('|').map((part) => {
      const [name, value, ...rest] = part.split('=').map(bothTexts);
      return name && value && rest.length === 0 ? { name, value } : undefined;
    });
    return read.includes(undefined) ? undefined : read;
  },
  empty: [],
  expects: 'чем варианты отличаются, например Размер/Oʻlcham=M/M|Цвет/Rang=Синий/Koʻk',
};

function bothTexts(part: string) {
  const [ru, uz, ...rest] = part.split('/').map((one) => one.trim());
  return ru && uz && rest.length === 0 ? { ru, uz } : undefined;
}
