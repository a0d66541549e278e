import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './planted-tree.ts';
import { citedIds, requirementProblems } from './requirements.ts';
import type { SourceFile } from './syntax-tree.ts';

const DOCUMENT = 'tests/requirements.md';
/** The planted ids below are not citations. */
const THIS_FILE = relative(projectRoot, import.meta.filename).replaceAll('\\', '/');

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The project's text files that cite an id; new files count before they are committed. */
function citingFiles(): SourceFile[] {
  const search = ['grep', '--untracked', '-z', '-l', '-I', '-E', 'R[0-9]+[.][0-9]+'];
  return execFileSync('git', search, { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && path !== THIS_FILE)
    .map((path) => ({ path, text: read(path) }));
}

describe('the requirements', () => {
  it('have a row for each id that is cited, and a test title for each row that is built', () => {
    const files = citingFiles();
    expect(files.length).toBeGreaterThan(300);
    expect(requirementProblems(read(DOCUMENT), files)).toEqual([]);
  });
});

describe('the comparison of requirements and citations', () => {
  const document =
    '# Title\n\n- **R1.1** Built.\n- **R1.2** Built.\n- **R1.3** Later. (not built yet)';
  const testFile = { path: 'tests/unit/a.test.ts', text: "it('[R1.1] [R1.2] works', run);" };
  const source = (text: string) => ({ path: 'src/a.ts', text });
  const problems = (files: SourceFile[], text = document) => requirementProblems(text, files);

  it('accepts what agrees', () => {
    expect(problems([testFile, source('// R1.1–R1.3, see R1.2')])).toEqual([]);
  });

  it.each([
    ['by itself', '// R9.9', ['R9.9']],
    ['at the end of a range', '/** R1.2–R1.4 */', ['R1.4']],
    ['inside a range', '/** (R1.1–R1.5) */', ['R1.4', 'R1.5']],
    ['after a dash', '/** R1.3 - R1.4, R1.2–R2.1 */', ['R1.4', 'R2.1']],
    ['in a list', "it('[R1.1, R9.9] works')", ['R9.9']],
  ])('finds an unknown id %s', (_, text, ids) => {
    expect(problems([testFile, source(text)])).toEqual(
      ids.map((id) => `src/a.ts cites ${id}, which has no row`),
    );
  });

  it.each([
    ['a list in one pair of brackets', "it('[R1.1, R1.2] works', run);"],
    ['a range in brackets', "it('[R1.1–R1.2] works', run);"],
    ['brackets side by side', "it('[R1.1][R1.2] works', run);"],
    ['a table of titles', "it.each([['[R1.1] a'], [`[R1.2] ${b}`]])('%s', run);"],
  ])('understands %s', (_, text) => {
    expect(problems([{ ...testFile, text }])).toEqual([]);
  });

  it.each([
    ['a comment', "// [R1.2]\nit('[R1.1] works', run);"],
    ['a title without brackets', "it('[R1.1] works as R1.2 says', run);"],
  ])('does not take %s for a test of the row', (_, text) => {
    expect(problems([{ ...testFile, text }])).toEqual(['no test title cites R1.2']);
  });

  it('does not take a source file for a test of the row', () => {
    const files = [source("export const rows = ['[R1.1]', '[R1.2]'];")];
    expect(problems(files)).toEqual(['no test title cites R1.1', 'no test title cites R1.2']);
  });

  it('finds a mark that is out of date', () => {
    const later = { path: 'tests/unit/b.test.ts', text: "test('[R1.3] works', run);" };
    expect(problems([testFile, later])).toEqual([
      'R1.3 is marked (not built yet), but tests/unit/b.test.ts tests it',
    ]);
  });

  it('finds a second row of an id', () => {
    expect(problems([testFile], `${document}\n- **R1.1** Again.`)).toEqual(['R1.1 has two rows']);
  });

  it('throws for a list item that is not a row', () => {
    expect(() => problems([testFile], `${document}\n- R1.4 Bare.`)).toThrow('R1.4 Bare.');
  });

  it('names each id once', () => {
    expect(citedIds('R1.1, R1.1–R1.2 and R10.12')).toEqual(['R1.1', 'R1.2', 'R10.12']);
  });
});
