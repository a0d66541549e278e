import { chunkOf, nameOf, nodesIn, parseFile, walk } from './syntax-tree.ts';
import type { SourceFile } from './syntax-tree.ts';

/** A row of tests/requirements.md. */
interface Requirement {
  readonly id: string;
  /** Whether the row lacks the mark `(not built yet)`. */
  readonly isBuilt: boolean;
}

const ROW = /^- \*\*(R\d+\.\d+)\*\* \S.*$/;
const NOT_BUILT = '(not built yet)';
/** One id, or the first and the last of a range within a section. */
const CITATION = /\bR(\d+)\.(\d+)(?:[–-]R\1\.(\d+))?/g;
/** Ids in brackets: `[R4.3]`, `[R4.3, R4.4]`, `[R5.5–R5.7]`. */
const IN_BRACKETS = /\[\s*(R\d+\.\d+(?:\s*[,–-]?\s*R\d+\.\d+)*)\s*\]/g;
const TEST_FILE = /^tests\/.*\.(?:test|spec)\.tsx?$/;

/** The rows of the document, in its order; throws for a list item that is not a row. */
function readRequirements(document: string): Requirement[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('-'))
    .map((line) => {
      const id = ROW.exec(line)?.[1];
      if (id === undefined) throw new SyntaxError(`not a row of the requirements: ${line}`);
      return { id, isBuilt: !line.endsWith(NOT_BUILT) };
    });
}

/** Every id that a text cites, once; a range gives all ids from its first to its last. */
export function citedIds(text: string): string[] {
  const ids = [...text.matchAll(CITATION)].flatMap(([, section, first, last]) => {
    const from = Number(first);
    const amount = Math.max(Number(last ?? first) - from, 0) + 1;
    return Array.from({ length: amount }, (_, index) => `R${section}.${from + index}`);
  });
  return [...new Set(ids)];
}

/** The ids in brackets in the strings of a test file: titles stand in calls and in tables of cases. */
function idsInTitles(file: SourceFile): string[] {
  const texts: string[] = [];
  walk(parseFile(file), (node) => {
    if (node.type === 'Literal') texts.push(nameOf(node));
    if (node.type === 'TemplateLiteral') texts.push(nodesIn(node, 'quasis').map(chunkOf).join(' '));
  });
  const brackets = texts.flatMap((text) => [...text.matchAll(IN_BRACKETS)]);
  return citedIds(brackets.map(([, ids]) => ids).join(' '));
}

/** What disagrees between the document and the files that cite its rows, a sentence each. */
export function requirementProblems(document: string, files: readonly SourceFile[]): string[] {
  const rows = readRequirements(document);
  const ids = rows.map(({ id }) => id);
  const tested = new Map<string, string>();
  for (const file of files.filter(({ path }) => TEST_FILE.test(path)))
    for (const id of idsInTitles(file)) tested.set(id, file.path);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...files.flatMap(({ path, text }) =>
      citedIds(text)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path} cites ${id}, which has no row`),
    ),
    ...rows.flatMap(({ id, isBuilt }) => {
      const path = tested.get(id);
      if (isBuilt && path === undefined) return [`no test title cites ${id}`];
      return !isBuilt && path !== undefined
        ? [`${id} is marked ${NOT_BUILT}, but ${path} tests it`]
        : [];
    }),
  ];
}
