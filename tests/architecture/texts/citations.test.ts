import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../planted-tree.ts';

const CODE = '{src,sw,server,tests}/**/*.{ts,tsx,css,js,yml,py}';
const GUIDES = ['*.md', '{docs,src,server,tests}/**/*.md'];

/** Papers that are not part of the repository, or that no reader has. */
const PAPERS: readonly RegExp[] = [
  /\bapi\.md\b/,
  /\bspecification\b/i,
  /\bledger\.md\b/,
  // A section of a public standard may be cited.
  /(?<!RFC \d{4} )§/,
  /\bthreats? T\d/i,
  /[(,] ?T\d+\)|\] \[T\d+\]/,
];
/** A file of the repository by its path; names with a placeholder are none. */
const PATH =
  /(?<![\w./<@-])(?:src|sw|server|tests|docs|public)\/[\w./-]*\.(?:tsx?|css|js|md|yml|json|py)\b/g;
/** What a benchmark writes. */
const GENERATED: readonly string[] = ['tests/bench/results.md'];
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
const COMMENT = /^\s*(?:\*|\/\/|\/\*|#)|\/\/ /;

const citesPaper = (line: string): boolean => PAPERS.some((paper) => paper.test(line));

const linesOf = (patterns: string | readonly string[]) =>
  globSync(patterns, { cwd: projectRoot, exclude: (name) => name === 'node_modules' })
    .filter((file) => !file.endsWith('citations.test.ts'))
    .flatMap((file) =>
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ file, line, place: `${file}:${index + 1}` })),
    );
const code = linesOf(CODE);
const guides = linesOf(GUIDES);

const missing = (place: string, line: string) =>
  (line.match(PATH) ?? [])
    .filter((path) => !GENERATED.includes(path) && !existsSync(join(projectRoot, path)))
    .map((path) => `${place}: ${path}`);

describe('comments, test titles and guides cite what a reader of the repository can open', () => {
  it.each([
    '/** A card (specification §3). */',
    ' * Charges it (api.md «Money»).',
    '// It may be a typing error (threat T13).',
    '// Others learn nothing (R6.2, T13).',
  ])('a citation of another paper is found: %s', (line) => expect(citesPaper(line)).toBe(true));

  it.each([
    '/** A card (R4.1). */',
    'const [T1] = list;',
    '// The rows of `tests/requirements.md`.',
  ])('anything else is none: %s', (line) => expect(citesPaper(line)).toBe(false));

  it('none cites another paper', () => {
    const found = [...code, ...guides].filter(({ line }) => citesPaper(line));
    expect(found.map(({ place, line }) => `${place}: ${line.trim()}`)).toEqual([]);
  });

  it('every file that a comment or a guide names is there', () => {
    const comments = code.filter(({ line }) => COMMENT.test(line));
    const named = [...comments, ...guides];
    expect(named.flatMap(({ place, line }) => missing(place, line))).toEqual([]);
  });

  it('the index of decisions names each of them once, by its title', () => {
    const folder = join(projectRoot, 'docs/decisions');
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/^- \[(\d{4})\]\((\1-.*\.md)\) (.*)$/gm)].map(
      ([, , file = '', title = '']) => `${file} # ${title}`,
    );
    const all = globSync('0*.md', { cwd: folder }).map(
      (file) => `${file} ${readFileSync(join(folder, file), 'utf8').split('\n')[0]}`,
    );
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  it('every link of a guide leads to a file', () => {
    const broken = guides.flatMap(({ file, line, place }) =>
      [...line.matchAll(LINK)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(projectRoot, dirname(file), target)))
        .map((target) => `${place}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
