import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './planted-tree.ts';

interface Rule {
  readonly selectors: readonly string[];
  /** By property, in the order of the file. */
  readonly body: ReadonlyMap<string, string>;
}

const COMMENT = /\/\*.*?\*\//gs;
/** Rules without nested ones, at the top of a file and of a layer. */
const AT_TOP = /^(\.[^{}]+?) \{([^{}]*)\}/gm;
const IN_LAYER = /^ {2}(\.[^{}]+?) \{([^{}]*)\}/gm;

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8').replace(COMMENT, '');

const rulesIn = (css: string, rule: RegExp): Rule[] =>
  Array.from(css.matchAll(rule), ([, selectors = '', body = '']) => ({
    selectors: selectors.split(/,\s*/),
    body: new Map(
      Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, property = '', value = '']) => [
        property,
        value.replaceAll(/\s+/g, ' '),
      ]),
    ),
  }));

const isClass = (selector: string): boolean => /^\.[\w-]+$/.test(selector);
const keyOf = (body: Rule['body']): string =>
  Array.from(body, ([property, value]) => `${property}: ${value}`)
    .toSorted()
    .join('; ');

const helpers = rulesIn(read('src/ui/styles/helpers.css'), IN_LAYER).flatMap(
  ({ selectors, body }) =>
    selectors.filter(isClass).map((selector) => ({ name: selector.slice(1), body })),
);

/** A step changes the gap of a stack: by itself it is no copy. */
const isStep = (name: string): boolean => name.startsWith('stack-');
const fit = (one: string, other: string): boolean =>
  isStep(other) ? one === 'stack' : !isStep(one) && one < other;

/** The names of one helper, or of two together, by what they declare. */
const NAMES = new Map(
  helpers.flatMap((one) => [
    ...(isStep(one.name) ? [] : [[keyOf(one.body), one.name] as const]),
    ...helpers
      .filter((other) => fit(one.name, other.name))
      .map(
        (other) =>
          [keyOf(new Map([...one.body, ...other.body])), `${one.name} ${other.name}`] as const,
      ),
  ]),
);

/** Classes that declare what helpers do, each with their names. */
const copiesIn = (css: string): string[] =>
  rulesIn(css, AT_TOP).flatMap(({ selectors, body }) => {
    const names = NAMES.get(keyOf(body));
    return names === undefined
      ? []
      : selectors.filter(isClass).map((selector) => `${selector} is "${names}"`);
  });

test('finds the copy of one helper and of two together', () => {
  const stack = 'display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  gap: var(--space-3);';
  expect(copiesIn(`.list {\n  ${stack}\n}\n\n.list > li {\n  gap: 0;\n}\n`)).toEqual([
    '.list is "stack stack-close"',
  ]);
  const label = '.label,\n.note {\n  color: var(--color-muted);\n}\n';
  expect(copiesIn(label)).toEqual(['.label is "muted"', '.note is "muted"']);
  expect(copiesIn('@media print {\n  .label {\n    color: var(--color-muted);\n  }\n}\n')).toEqual(
    [],
  );
});

test('no CSS module repeats what helper classes declare (src/ui/styles/helpers.css)', () => {
  const files = globSync('src/**/*.module.css', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(100);
  const copies = files.flatMap((file) => copiesIn(read(file)).map((copy) => `${file}: ${copy}`));
  expect(copies).toEqual([]);
});
