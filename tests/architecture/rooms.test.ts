import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './planted-tree.ts';

/** An import by `from`, also of a type: `[importing file, imported file]`, both from the project's root. */
type Import = readonly [from: string, to: string];

/** The folders whose folders are rooms. The import table rules how the ones of `src` itself import each other. */
const HOUSES = [
  'src/app',
  'src/data/db',
  'src/domain',
  'src/features',
  'src/platform',
  'src/state',
  'src/sync',
  'server',
];
/** Modules that a folder may hold without subfolders; the style sheet of a component counts as the component. */
const LOOSE_FILES = 20;

const files = globSync('{src,sw,server,tests}/**/*.{ts,tsx}', { cwd: projectRoot });

const STATIC_IMPORT = /(?:from|^import) '(\.{1,2}\/|#)([^']+)'/gm;

/** What loads a file by `import()` needs nothing of it to be understood: screens are loaded so. */
const importsOf = (file: string): Import[] =>
  Array.from(
    readFileSync(join(projectRoot, file), 'utf8').matchAll(STATIC_IMPORT),
    ([, root = '', path = '']) => [file, root === '#' ? path : join(dirname(file), root + path)],
  );

/** The folder of the house that a file lies in; null for the house's loose files and for other files. */
function roomOf(house: string, file: string): string | null {
  const [room = '', ...rest] = file.slice(house.length + 1).split('/');
  return file.startsWith(`${house}/`) && rest.length > 0 ? room : null;
}

/** Rooms that import each other, as «one ↔ other», with the imports of the direction that has fewer. */
function mutualRooms(house: string, imports: readonly Import[]): string[] {
  const arrows = Map.groupBy(
    imports.filter(([from, to]) => {
      const rooms = [roomOf(house, from), roomOf(house, to)];
      return !rooms.includes(null) && rooms[0] !== rooms[1];
    }),
    ([from, to]) => `${roomOf(house, from)} → ${roomOf(house, to)}`,
  );
  return [...arrows].flatMap(([arrow, there]) => {
    const [one = '', other = ''] = arrow.split(' → ');
    const back = arrows.get(`${other} → ${one}`);
    if (!back || one > other) return [];
    const fewer = there.length <= back.length ? there : back;
    return `${one} ↔ ${other}: ${fewer.map((names) => names.join(' → ')).join(', ')}`;
  });
}

test('the rule finds rooms that import each other, by their files', () => {
  const imports: Import[] = [
    ['src/app/shell/Menu.tsx', 'src/app/routing/guard.ts'],
    ['src/app/routing/router.tsx', 'src/app/shell/Shell.tsx'],
    ['src/app/routing/Screen.tsx', 'src/app/shell/Shell.tsx'],
    ['src/app/App.tsx', 'src/app/routing/router.tsx'],
    ['src/app/routing/router.tsx', 'src/app/App.tsx'],
  ];
  expect(mutualRooms('src/app', imports)).toEqual([
    'routing ↔ shell: src/app/shell/Menu.tsx → src/app/routing/guard.ts',
  ]);
});

test.each(HOUSES)('no two rooms of %s import each other', (house) => {
  const imports = files.filter((file) => file.startsWith(`${house}/`)).flatMap(importsOf);
  expect(mutualRooms(house, imports)).toEqual([]);
});

test(`no folder holds more than ${LOOSE_FILES} loose files`, () => {
  const folders = Map.groupBy(files, dirname);
  const full = [...folders].filter(([, loose]) => loose.length > LOOSE_FILES);
  expect(full.map(([folder, loose]) => `${folder}: ${loose.length}`)).toEqual([]);
});
