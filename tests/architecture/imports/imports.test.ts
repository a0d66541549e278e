import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantTree, projectRoot, removeTree } from '../planted-tree.ts';
import { lint } from '../run-checks.ts';
import { generatedFiles } from './generated-import-rules.ts';
import { ROOMS } from './import-table.ts';

interface Sample {
  readonly room: string;
  readonly path: string;
}

const samples: readonly Sample[] = [
  ...Object.entries(ROOMS).flatMap(([room, { samples }]) =>
    samples.map((path) => ({ room, path: path ?? '' })),
  ),
  { room: 'tests', path: 'tests/sample.ts' },
];

/** Whether the table allows an import; `isLazy` for one by `import()`. */
function isAllowed(from: Sample, to: Sample, isLazy: boolean): boolean {
  if (from.room === 'tests') return true;
  const { mayImport = [], mayLoad = [] } = ROOMS[from.room] ?? {};
  const isOwnFolder = from.room === to.room && dirname(from.path) === dirname(to.path);
  return isOwnFolder || mayImport.includes(to.room) || (isLazy && mayLoad.includes(to.room));
}

const importOf = (to: Sample, index: number) =>
  `import { sample as sample${index} } from '#${to.path}';\nexport const used${index} = sample${index};`;

const lazyImportOf = (to: Sample, index: number) =>
  `export const load${index} = () => import('#${to.path}');`;

/** A tree in which one file of each room imports a file of every other room. */
function plantEveryImport(write: (to: Sample, index: number) => string): string {
  const files = samples.map((from) => {
    const imports = samples.filter((to) => to !== from).map(write);
    return [from.path, ['export const sample = 1;', ...imports, ''].join('\n')];
  });
  return plantTree(Object.fromEntries(files) as Record<string, string>);
}

/** The imports that the lint rejects, as «importer → imported». */
const rejectedIn = (tree: string): string[] =>
  lint(tree)
    .filter(({ rule }) => rule === 'boundaries(dependencies)')
    .map(({ message }) => /^(\S+) may not import (\S+):/.exec(message)?.slice(1).join(' → ') ?? '');

describe.each([
  { form: 'import … from', isLazy: false, write: importOf },
  { form: 'import()', isLazy: true, write: lazyImportOf },
])('the import table, by $form', ({ isLazy, write }) => {
  let tree = '';
  let rejected: readonly string[] = [];

  beforeAll(() => {
    tree = plantEveryImport(write);
    rejected = rejectedIn(tree);
  });
  afterAll(() => removeTree(tree));

  it.each(samples)('lets $path import what its row allows and nothing else', (from) => {
    const others = samples.filter((to) => to !== from);
    const forbidden = others.filter((to) => !isAllowed(from, to, isLazy));
    const reported = others.filter((to) => rejected.includes(`${from.path} → ${to.path}`));
    expect(reported.map(({ path }) => path)).toEqual(forbidden.map(({ path }) => path));
  });
});

describe('what is made from the import table', () => {
  it('is the same in the lint configuration, the documents and the table', async () => {
    const files = await generatedFiles();
    for (const { path, text } of files) {
      const committed = readFileSync(join(projectRoot, path), 'utf8');
      expect(committed, `${path}: run node tests/architecture/imports/write-import-rules.ts`).toBe(
        text,
      );
    }
    const parts = files.flatMap(({ parts }) => parts);
    expect(parts.toSorted()).toEqual(['app', 'rule', 'server', 'settings']);
  });
});
