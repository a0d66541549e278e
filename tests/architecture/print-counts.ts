import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './planted-tree.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const filesOf = (...patterns: string[]): string[] => globSync(patterns, { cwd: projectRoot });
const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
const occurrencesOf = (pattern: RegExp, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + [...read(file).matchAll(pattern)].length, 0);
/** The numbered steps of a section of a guide. */
const stepsOf = (file: string, heading: string): number => {
  const [, section = ''] = read(file).split(`## ${heading}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\d+\. /gm)].length;
};

const app = filesOf('src/**/*.{ts,tsx}');
const modules = filesOf('{src,sw,server,tests}/**/*.{ts,tsx}');

/** What makes one more thing dear. The first and the last of the steps of a capability are in CONTRIBUTING.md. */
const COUNTS: readonly (readonly [what: string, count: number, goal: number])[] = [
  [
    'lists that name the collection of the success stories',
    ['src/data/db/area/records.ts', 'src/data/db/collections.ts', 'src/sync/**/*.ts'].filter(
      (pattern) => occurrencesOf(/\bsuccessStories\b/g, filesOf(pattern)) > 0,
    ).length,
    3,
  ],
  [
    'steps of a screen with a collection, a call, a table and a form that may wait',
    stepsOf('CONTRIBUTING.md', 'A new capability') +
      stepsOf('docs/service-and-database.md', 'Add a table or a column') +
      stepsOf('docs/service-and-database.md', 'Add a call') +
      stepsOf('docs/data-and-sync.md', 'Add a collection') +
      stepsOf('docs/forms-and-outbox.md', 'Add a form that may wait') +
      stepsOf('docs/screens-and-routes.md', 'Add a screen'),
    18,
  ],
  ['questions for the owner in view', occurrencesOf(/\b(viewed|requested)Owner\(\)/g, app), 15],
  [
    'most loose files of a folder',
    Math.max(...[...Map.groupBy(modules, dirname).values()].map(({ length }) => length)),
    20,
  ],
  ['lines of the build', linesOf(filesOf('server/build/*.ts', 'vite.config.ts')), 750],
  ['decisions', filesOf('docs/decisions/0*.md').length, 40],
];

for (const [what, count, goal] of COUNTS) {
  const verdict = count <= goal ? `at most ${goal}` : `over the goal of ${goal}`;
  console.log(`${String(count).padStart(7)}  ${what} (${verdict})`);
}
