import { dirname, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Area, areaNames, areas, mayImport } from './import-table.ts';
import { plantTree, removeTree } from './planted-tree.ts';
import { lint } from './run-gate.ts';

const BOUNDARIES = 'boundaries(dependencies)';

/** Where the file that imports `to` from the area `from` is planted. */
function importerPath(from: Area, to: Area): string {
  // The areas that are one file each import from that file itself.
  if (from === 'main') return 'src/main.tsx';
  if (from === 'swProtocol') return 'sw/protocol.ts';
  return `${dirname(areas[from])}/to-${to}.ts`;
}

/** How the repository would write the import: relative in contract and domain, else `#…`. */
function specifier(from: Area, to: Area): string {
  if (from !== 'domain' && from !== 'contract') return `#${areas[to]}`;
  return relative(dirname(areas[from]), areas[to]);
}

const pairs = areaNames
  .filter((from) => from !== 'main' && from !== 'swProtocol')
  .flatMap((from) => areaNames.filter((to) => to !== from).map((to) => ({ from, to })));

const statement = (from: Area, to: Area) =>
  `import { sample as ${to} } from '${specifier(from, to)}';\n`;

/** Every pair of areas in a file of its own; main.tsx is one file and takes all its lines. */
function plantEveryDirection(): string {
  const samples = areaNames.map((area) => [areas[area], 'export const sample = 1;\n']);
  const importers = pairs.map(({ from, to }) => [
    importerPath(from, to),
    `${statement(from, to)}export const used = ${to};\n`,
  ]);
  return plantTree(Object.fromEntries([...samples, ...importers]) as Record<string, string>);
}

describe('the import table', () => {
  let tree = '';
  let reported = new Set<string>();

  beforeAll(() => {
    tree = plantEveryDirection();
    reported = new Set(
      lint(tree)
        .filter(({ rule }) => rule === BOUNDARIES)
        .map(({ file }) => file),
    );
  }, 60_000);
  afterAll(() => removeTree(tree));

  it.each(areaNames.filter((from) => from !== 'main' && from !== 'swProtocol'))(
    'lets %s import what its row allows and nothing else',
    (from) => {
      const others = areaNames.filter((to) => to !== from);
      const stopped = others.filter((to) => reported.has(importerPath(from, to)));
      expect(stopped).toEqual(others.filter((to) => !mayImport[from].includes(to)));
    },
  );
});

describe('an import from a file that is an area by itself', () => {
  it.each(['main', 'swProtocol'] as const)(
    'holds %s to its row of the table',
    (from) => {
      const others = areaNames.filter((to) => to !== from);
      const forbidden = others.filter((to) => !mayImport[from].includes(to));
      const samples = others.map((area) => [areas[area], 'export const sample = 1;\n']);
      const lines = (targets: Area[]) =>
        targets.map((to) => statement(from, to)).join('') +
        `export const used = [${targets.join(', ')}];\n`;
      const count = (targets: Area[]) => {
        const tree = plantTree({
          ...(Object.fromEntries(samples) as Record<string, string>),
          [areas[from]]: lines(targets),
        });
        const findings = lint(tree).filter(({ rule }) => rule === BOUNDARIES);
        removeTree(tree);
        return findings.length;
      };
      expect(count(forbidden)).toBe(forbidden.length);
      expect(count(others.filter((to) => mayImport[from].includes(to)))).toBe(0);
    },
    60_000,
  );
});
