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

/** Reads a file that a spreadsheet has written, divided by semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes);
  const delimiter = delimiterOf(text.split(/\r?\n|\r/, 1).join());
  const records: { record: string[]; info: { lines: number } }[] = [];
  const problems: Problem[] = [];
  try {
    const options = { delimiter, info: true, relax_column_count: true, trim: true } as const;
    records.push(...(parse(text, options) as unknown as typeof records));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({
      line: Number(error['lines'] ?? 1),
      text: 'Кавычки в строке не закрыты или стоят внутри значения',
    });
  }
  const [head, ...body] = records;
  const columns = head?.record ?? [];
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
