import { CsvError, parse } from 'csv-parse/sync';

/** What is wrong with a file, in words for the person who made it, in Russian. */
export interface Problem {
  /** Of the file, from 1; the names of the columns are line 1. */
  readonly line: number;
  /** The name of the column; absent where the whole line is meant. */
  readonly column?: string | undefined;
  readonly text: string;
}

/** A line of a file below the names of its columns. */
export interface Row {
  readonly line: number;
  /** By the name of the column; cells that are empty are absent. */
  readonly cells: Readonly<Record<string, string>>;
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

const DELIMITERS = [';', ',', '\t'] as const;

/** More columns than any file needs: each costs a look at every row. */
const MOST_COLUMNS = 100;

/**
 * Reads a file that a spreadsheet has written, divided by semicolons, commas or tabs.
 * @param mostRows of which one more is read
 */
export function readCsv(bytes: Uint8Array, mostRows = Infinity): Table {
  const text = decode(bytes);
  const unreadable = (line: number, words: string): Table => ({
    columns: [],
    rows: [],
    problems: [{ line, text: words }],
  });
  if (text.includes('\0')) return unreadable(1, 'Это не таблица: сохрани файл как CSV UTF-8');
  const delimiter = delimiterOf(text.split(/\r?\n|\r/, 1).join());
  const problems: Problem[] = [];
  let records: { record: string[]; info: { lines: number } }[];
  try {
    const options = {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      ...(mostRows < Infinity && { to: mostRows + 2 }),
    } as const;
    records = parse(text, options) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    return unreadable(line, 'Кавычки в строке не закрыты или стоят внутри значения');
  }
  const [head, ...body] = records;
  const names = head?.record ?? [];
  if (names.length > MOST_COLUMNS)
    return unreadable(1, `Столбцов больше ${MOST_COLUMNS}: это не тот файл`);
  // Spreadsheets write empty columns behind the last one.
  const columns = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const rows = body.flatMap(({ record, info }): Row[] => {
    // The parser counts the lines that it has read.
    const line = info.lines - record.join('').split('\n').length + 1;
    const extra = record.slice(columns.length).some((cell) => cell !== '');
    if (extra) problems.push({ line, text: `Значений больше, чем столбцов: ${record.length}` });
    const filled = columns.map((name, place) => [name, record[place] ?? ''] as const);
    const cells = Object.fromEntries(filled.filter(([, cell]) => cell !== ''));
    return Object.keys(cells).length === 0 ? [] : [{ line, cells }];
  });
  return { columns, rows, problems };
}

/** UTF-8, UTF-16 with its mark, or the Windows-1251 of older Russian programs. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The sign that the first line, the names of the columns, has most often. */
const delimiterOf = (firstLine: string): string =>
  DELIMITERS.reduce((best, sign) =>
    firstLine.split(sign).length > firstLine.split(best).length ? sign : best,
  );
