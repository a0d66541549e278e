import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { errorText } from '#server/http/errors/texts.ts';
import type { Principal } from '#server/identity/principal.ts';
import { actorOf } from '#server/journal/journal.ts';
import { FIELD_PROBLEMS, FIELD_TEXTS } from '#src/domain/text/field-problem.ts';
import { beginSave, endSave, type Saving } from '../saving.ts';
import type { Cell } from './cells.ts';
import { readCsv, type Problem, type Row } from './read-csv.ts';

/** Rows in one INSERT of the journal. */
const BATCH = 500;
/** Problems that are named: who repairs a file repairs the first ones first. */
const NAMED = 100;

/** What a file of one kind has. A column is named as the field of the API's body that it fills, such as `name.ru`. */
export interface ImportKind<Fields> {
  readonly columns: Readonly<Record<string, Cell>>;
  /** The column by which a row is found again: a file that runs twice changes nothing. */
  readonly key: string;
  /** Columns that take the cell of another one where they are empty. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly body: v.GenericSchema<unknown, Fields>;
  readonly saving: Saving<Fields>;
  /** What to know of the rows beside their problems, in Russian. */
  readonly remark?: (rows: readonly Fields[]) => string | undefined;
}

export interface ImportResult {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  /** Rows that are there already with the same values. */
  readonly same: number;
  /** By line, at most 100 of them. */
  readonly problems: Problem[];
  /** What to know of the rows beside their problems, in Russian. */
  readonly remark?: string;
  /** Whether the file is stored: only without a problem. */
  readonly isStored: boolean;
}

export interface ImportOptions {
  readonly principal: Principal;
  /** Of the request that brings the file, for the journal. */
  readonly requestId?: string | null;
  /** False for a rehearsal, which stores nothing. */
  readonly isStored: boolean;
  /** Of a file that one request brings. */
  readonly mostRows?: number;
  readonly onProgress?: (done: number, all: number) => void;
}

/** Ends a transaction without storing anything. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/**
 * Imports a file: all of its rows in one transaction, or nothing where one of them has a problem (R11.4). What changes
 * is in the journal row by row.
 */
export async function importFile<Fields>(
  db: Db,
  kind: ImportKind<Fields>,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const file = readFields(kind, bytes, options.mostRows);
  let result: ImportResult | undefined;
  try {
    await db.transaction(async (tx) => {
      const stored = await storeRows(tx, kind, file, options);
      const problems = [...file.problems, ...stored.problems].toSorted((a, b) => a.line - b.line);
      const isStored = options.isStored && problems.length === 0;
      const remark = kind.remark?.(file.rows.map(({ fields }) => fields));
      result = {
        ...stored.counts,
        rows: file.count,
        problems: problems.slice(0, NAMED),
        ...(remark !== undefined && { remark }),
        isStored,
      };
      if (!isStored) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!result) throw new Error('The transaction ended without a result');
  return result;
}

interface FileOf<Fields> {
  readonly count: number;
  readonly rows: readonly FieldsOf<Fields>[];
  readonly problems: readonly Problem[];
}

interface FieldsOf<Fields> {
  readonly line: number;
  readonly fields: Fields;
}

/** Reads and checks all rows without the database. */
function readFields<Fields>(
  kind: ImportKind<Fields>,
  bytes: Uint8Array,
  mostRows = Infinity,
): FileOf<Fields> {
  const { columns, rows, problems } = readCsv(bytes, mostRows);
  if (columns.length === 0 && problems.length > 0) return { count: 0, rows: [], problems };
  const wrong = [...columnProblems(kind, columns), ...tooMany(rows, mostRows)];
  // A file whose columns are wrong would have a problem in each of its rows.
  if (wrong.length > 0) return { count: rows.length, rows: [], problems: wrong };
  const lines = new Map<string, number>();
  const read = rows.map((row) => readRow(kind, columns, row, lines));
  return {
    count: rows.length,
    rows: read.flatMap((one) => ('fields' in one ? [one] : [])),
    problems: [...problems, ...read.flatMap((one) => ('fields' in one ? [] : one))],
  };
}

const tooMany = (rows: readonly Row[], mostRows: number): Problem[] =>
  rows.length > mostRows
    ? [{ line: 1, text: `В одном файле не больше ${mostRows} строк: раздели его` }]
    : [];

/** @param lines of the keys so far */
function readRow<Fields>(
  kind: ImportKind<Fields>,
  columns: readonly string[],
  row: Row,
  lines: Map<string, number>,
): FieldsOf<Fields> | Problem[] {
  const { line, cells } = row;
  const cell = cells[kind.key];
  const key = kind.key === 'email' ? cell?.toLowerCase() : cell;
  const first = key === undefined ? undefined : lines.get(key);
  if (first !== undefined) return [{ line, column: kind.key, text: `Повтор строки ${first}` }];
  if (key === undefined) return [{ line, column: kind.key, text: 'Нужно заполнить' }];
  lines.set(key, line);
  const problems: Problem[] = [];
  const given = bodyOf(kind, columns, row, problems);
  if (problems.length > 0) return problems;
  const parsed = v.safeParse(kind.body, given);
  return parsed.success
    ? { line, fields: parsed.output }
    : parsed.issues.map((issue) => problemOf(kind, row, issue));
}

function columnProblems<Fields>(
  { columns: known, key }: ImportKind<Fields>,
  columns: readonly string[],
): Problem[] {
  const unknown = columns.filter((name) => !Object.hasOwn(known, name));
  const twice = columns.filter((name, place) => columns.indexOf(name) !== place);
  const named = `Столбцы этого файла: ${Object.keys(known).join(', ')}`;
  return [
    ...unknown.map((column) => ({ line: 1, column, text: `Такого столбца нет. ${named}` })),
    ...twice.map((column) => ({ line: 1, column, text: 'Столбец стоит дважды' })),
    ...(columns.includes(key) ? [] : [{ line: 1, column: key, text: `Столбца нет. ${named}` }]),
  ];
}

/** The API's body of a row: each cell in the field that its column names. */
function bodyOf<Fields>(
  { columns, defaults = {} }: ImportKind<Fields>,
  present: readonly string[],
  { line, cells }: Row,
  problems: Problem[],
): object {
  const body: Record<string, unknown> = {};
  for (const [column, { read, expects, empty }] of Object.entries(columns)) {
    const cell = cells[column] ?? cells[defaults[column] ?? ''];
    // What the file does not speak of stays as it is.
    if (cell === undefined && (empty === undefined || !present.includes(column))) continue;
    const value = cell === undefined ? empty : read(cell);
    if (value === undefined) problems.push({ line, column, text: `Ожидается: ${expects}` });
    const path = column.split('.');
    const last = path.pop() ?? column;
    let holder = body;
    for (const part of path) holder = (holder[part] ??= {}) as typeof body;
    holder[last] = value;
  }
  return body;
}

function problemOf<Fields>(
  { columns }: ImportKind<Fields>,
  { line, cells }: Row,
  { path, message }: v.BaseIssue<unknown>,
): Problem {
  const column = columnOf(columns, (path ?? []).map(({ key }) => String(key)).join('.'));
  const known = FIELD_PROBLEMS.find((problem) => problem === message);
  const expects = columns[column]?.expects;
  const isEmpty = cells[column] === undefined;
  const text = known && !isEmpty ? FIELD_TEXTS[known].ru : `Ожидается: ${expects ?? 'значение'}`;
  return { line, column, text: isEmpty ? `Нужно заполнить. ${text}` : text };
}

/** The column that fills a field, or the list or the text that the field is a part of. */
function columnOf(columns: Readonly<Record<string, Cell>>, field: string): string {
  const parts = field.split('.');
  const names = parts.map((_, place) => parts.slice(0, parts.length - place).join('.'));
  return names.find((name) => Object.hasOwn(columns, name)) ?? field;
}

/** Stores the rows, and what links them once all are there; the journal gets those that changed. */
async function storeRows<Fields>(
  tx: Db,
  { columns, saving }: ImportKind<Fields>,
  { rows, problems: unreadable }: FileOf<Fields>,
  { principal, requestId = null, onProgress }: ImportOptions,
) {
  const problems: Problem[] = [];
  /** Does a step of each of some rows; a refused row is a problem, and the others go on. */
  const inEach = async <R extends { readonly line: number }, Made>(
    all: readonly R[],
    step: (row: R) => Promise<Made>,
  ): Promise<Made[]> => {
    const made: Made[] = [];
    for (const row of all) {
      try {
        made.push(await step(row));
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const { refusal } = error;
        problems.push({
          line: row.line,
          column: refusal.field === undefined ? undefined : columnOf(columns, refusal.field),
          text: errorText(refusal.text ?? refusal.code, 'ru', 'token'),
        });
      }
    }
    return made;
  };
  let done = 0;
  const lines = new Map<number, number>();
  const begun = await inEach(rows, async (row) => {
    onProgress?.((done += 1), rows.length);
    const saved = await beginSave(tx, saving, principal, undefined, row.fields);
    const first = lines.get(saved.id);
    if (first !== undefined) problems.push({ line: row.line, text: `Повтор строки ${first}` });
    lines.set(saved.id, row.line);
    return { ...row, ...saved };
  });
  const { link } = saving;
  // What names a refused row would be one more problem.
  if (link && unreadable.length + problems.length === 0)
    await inEach(begun, ({ id, fields }) => link(tx, id, fields));
  const ended = await inEach(begun, (row) => endSave(tx, saving, principal, row));
  const changes = ended.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const actor = { ...actorOf(principal, saving.act), entity: saving.entity, requestId };
  for (let start = 0; start < changes.length; start += BATCH)
    await tx
      .insert(journal)
      .values(changes.slice(start, start + BATCH).map((change) => ({ ...actor, ...change })));
  const added = changes.filter(({ before }) => before === null).length;
  const changed = changes.length - added;
  return { problems, counts: { added, changed, same: ended.length - changes.length } };
}
