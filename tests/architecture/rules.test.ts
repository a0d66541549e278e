import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantTree, removeTree } from './planted-tree.ts';
import { type Finding, lint } from './run-checks.ts';

/** A component that shows these children. */
const screenOf = (children: string) =>
  `export function Screen({ isOn, text }: { isOn: boolean; text: string }) {
  return <p hidden={isOn} title={text}>${children}</p>;
}
`;

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const line${index} = ${index};`).join('\n');

const clean = 'export const sample = 1;\n';
const scannerPackage =
  "import { Html5Qrcode } from 'html5-qrcode';\n\nexport const scanner = Html5Qrcode;\n";
const print = "export function translate(): void {\n  console.log('x');\n}\n";

/** What the planted tests use, so that only their last line is wrong. */
const globals = [
  "import { beforeAll, expect, it, vi } from 'vitest';",
  "import { test, type Page } from '@playwright/test';",
  '',
  'declare const page: Page;',
  'const WAIT_MS = 60_000;',
  'const read = () => 1;',
  'export const used = [beforeAll, expect, it, vi, test, page, WAIT_MS, read];',
].join('\n');

/** One broken file for each rule: what a reviewer would reject and the rule that must reject it. */
const DATABASE = `const rows = { clear: () => undefined, where: () => ({ delete: () => undefined }) };
const database = () => ({ cards: rows, transaction: (_mode: string) => undefined });
`;

const violations = [
  ['a file of 301 lines', 'src/state/long.ts', lines(301), 'eslint(max-lines)'],
  [
    'a barrel',
    'src/features/scan/index.ts',
    "export { part } from './part.ts';\n",
    'project(no-reexport)',
  ],
  ['a wildcard barrel', 'src/sync/all.ts', "export * from './part.ts';\n", 'project(no-reexport)'],
  ['a default export', 'src/brand/main.ts', 'export default 1;\n', 'import(no-default-export)'],
  [
    'an any',
    'src/i18n/loose.ts',
    'export function loose(value: any): void {\n  void value;\n}\n',
    'typescript(no-explicit-any)',
  ],
  [
    'a promise that is not awaited',
    'src/state/floating.ts',
    'export function start(): void {\n  Promise.resolve(1);\n}\n',
    'typescript(no-floating-promises)',
  ],
  ['a console line in the app', 'src/app/print.ts', print, 'eslint(no-console)'],
  ['a console line in a route', 'server/print.ts', print, 'eslint(no-console)'],
  [
    'html5-qrcode outside its seam',
    'src/platform/qr.ts',
    scannerPackage,
    'eslint(no-restricted-imports)',
  ],
  [
    'a package in the domain',
    'src/domain/parse.ts',
    "import { string } from 'valibot';\n\nexport const schema = string;\n",
    'eslint(no-restricted-imports)',
  ],
  ['a file in no room of the app', 'src/utils/drawer.ts', clean, 'boundaries(no-unknown-files)'],
  ['a file in no room of the server', 'server/shop/pay.ts', clean, 'boundaries(no-unknown-files)'],
  [
    'a skipped type error',
    'src/state/skip.ts',
    `// @ts-ignore\n${clean}`,
    'typescript(ban-ts-comment)',
  ],
  [
    'a suppression that suppresses nothing',
    'src/state/stale.ts',
    `// oxlint-disable-next-line no-console -- left over\n${clean}`,
    '',
  ],
  [
    'a picture without a text alternative',
    'src/ui/base/Picture.tsx',
    'export function Picture() {\n  return <img src="x.svg" />;\n}\n',
    'jsx-a11y(alt-text)',
  ],
  [
    'a hook behind a condition',
    'src/ui/base/Hook.tsx',
    "import { useState } from 'react';\n\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'raw HTML in a component',
    'src/ui/base/Raw.tsx',
    'export function Raw({ __html }: { __html: string }) {\n  return <p dangerouslySetInnerHTML={{ __html }} />;\n}\n',
    'react(no-danger)',
  ],
  [
    'a test that excludes the others',
    'tests/only.test.ts',
    "import { expect, it } from 'vitest';\n\nit.only('runs', () => {\n  expect(1).toBe(1);\n});\n",
    'vitest(no-focused-tests)',
  ],
  ...[
    ['a hook with a limit of its own', 'beforeAll(() => undefined, 60_000);'],
    ['a test with a limit of its own', "it.each([1])('runs', () => undefined, WAIT_MS);"],
    ['a poll with a limit of its own', 'await expect.poll(read, { timeout: 3000 }).toBe(1);'],
    ['a limit of its own for a whole test', 'test.setTimeout(120_000);'],
    ['a wait with the library’s limit of a second', 'await vi.waitUntil(read);'],
    ['a wait for a time', 'await page.waitForTimeout(500);'],
  ].map(
    ([name = '', line = ''], index) =>
      [
        name,
        `tests/limit-${index}.test.ts`,
        `${globals}\n${line}\n`,
        'project(limits-in-one-place)',
      ] as const,
  ),
  [
    'a control that does nothing in owner view',
    'src/features/scan/act.ts',
    'export const act = (write: (() => void) | null) => write?.();\n',
    'project(guarded-writes)',
  ],
  [
    'a way around the guard of what writes',
    'src/features/scan/around.ts',
    "import { writeActions } from '#src/sync/sync-actions.ts';\n\nexport const act = writeActions;\n",
    'project(guarded-writes)',
  ],
  ...[
    ['a write that a full device loses', 'database().cards.clear();'],
    ['such a write of rows that were looked for', 'database().cards.where().delete();'],
    ['such a write by another name', 'const db = database();\n  db.cards.clear();'],
    ['such a write to a table', 'const { cards } = database();\n  cards.clear();'],
    ['a transaction that a full device loses', "database().transaction('rw');"],
  ].map(
    ([name = '', line = ''], index) =>
      [
        name,
        `src/sync/write-${index}.ts`,
        `${DATABASE}\nexport function act(): void {\n  ${line}\n}\n`,
        'project(write-door)',
      ] as const,
  ),
  ...[
    ['a text beside an element that comes and goes', '{isOn && <b />}{text}'],
    ['a word beside an element', 'Coins <b>{text}</b>'],
    ['two texts side by side', '{text} {isOn ? text : 1}'],
    ['a text that comes and goes', '<b>{text}</b>{isOn && text}'],
    ['a text in a fragment', '<b /><>{text}</>'],
    ['a text that a call makes', '<b />{text.trim()}'],
  ].map(
    ([name = '', children = ''], index) =>
      [
        name,
        `src/ui/base/Text${index}.tsx`,
        screenOf(children),
        'project(text-in-own-element)',
      ] as const,
  ),
] as const;

/** Files beside the broken ones that the rules must accept. */
const valid = {
  'src/features/scan/part.ts': 'export const part = 1;\n',
  'src/sync/part.ts': 'export const part = 1;\n',
  'src/state/exactly-300.ts': lines(300),
  'src/platform/camera/camera-picture.ts': scannerPackage,
  'server/main.ts': "console.log('x');\n",
  'vite.config.ts': 'export default {};\n',
  'tests/support/limits.ts': 'export const LIMITS = { wait: 60_000 };\n',
  'src/ui/base/elements.ts': 'export type Elements = { key: string } | false;\n',
  'src/ui/base/Texts.tsx': screenOf(
    "<b>{text}</b> {isOn && <i>{isOn ? text : 'no'}</i>}{[text].map((one) => <b key={one}>{one}</b>)}{(isOn && <b />)}",
  ),
  'src/ui/base/Slot.tsx': `import type { Elements } from './elements.ts';

export function Slot({ children }: { children: Elements }) {
  return (
    <p>
      <b>1</b>
      {children}
    </p>
  );
}
`,
  'src/sync/sync-actions.ts': 'export const writeActions = 1;\n',
  'tests/limits.test.ts': `${globals}
import { LIMITS } from './support/limits.ts';

await expect.poll(read, { timeout: LIMITS.wait }).toBe(1);
`,
};

describe('the lint rules', () => {
  let tree = '';
  let findings: Finding[] = [];

  beforeAll(() => {
    const broken = Object.fromEntries(violations.map(([, path, text]) => [path, text]));
    const cycle = {
      'src/domain/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'src/domain/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a;\n",
      'src/domain/c.ts': "import type { D } from './d.ts';\n\nexport type C = D | null;\n",
      'src/domain/d.ts': "import type { C } from './c.ts';\n\nexport type D = readonly C[];\n",
    };
    tree = plantTree({ ...valid, ...broken, ...cycle });
    findings = lint(tree);
  });
  afterAll(() => removeTree(tree));

  it.each(violations)('reject %s', (_, path, _text, rule) => {
    const rules = findings.filter(({ file }) => file === path).map((finding) => finding.rule);
    expect(new Set(rules)).toEqual(new Set([rule]));
  });

  it('reject two files that import each other, even if only types', () => {
    const files = findings
      .filter(({ rule }) => rule === 'import(no-cycle)')
      .map(({ file }) => file);
    expect(files.toSorted()).toEqual(['a', 'b', 'c', 'd'].map((name) => `src/domain/${name}.ts`));
  });

  it('accept 300 lines, texts in elements of their own, the scanner seam, the start line, tool configurations and central limits', () => {
    const paths = Object.keys(valid);
    expect(findings.filter(({ file }) => paths.includes(file))).toEqual([]);
  });
});
