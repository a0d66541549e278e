import { matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { SUITES, type Suite } from './suites.ts';

/** Smallest share of the mutants, in per cent, that the tests must notice. */
const LEAST_SCORE = 85;
/** Ignored by git. */
const CACHE = '.cache/mutation';

process.chdir(resolve(import.meta.dirname, '../..'));
const { values } = parseArgs({
  options: {
    mutate: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});

/** The files of a suite that this run mutates; `file:7-9` names lines of a file. */
const chosenFiles = ({ files }: Suite): readonly string[] =>
  values.mutate.length === 0
    ? files
    : values.mutate.filter((file) =>
        files.some((pattern) => matchesGlob(file.replace(/:.*/, ''), pattern)),
      );

/** Mutates the files one change at a time and runs the tests that reach the change. */
const testMutants = (name: Suite['name'], mutate: readonly string[]) =>
  new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // Threads share the time zone, which tests set.
    vitest: { configFile: `tests/mutation/${name}.config.ts`, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    // A mutant that makes a loop endless is noticed by this limit: it leaves room for a busy machine.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `${CACHE}/${name}.json`,
    force: values.force,
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['/.cache', '/data', '/dist', '/test-results', '/playwright-report'],
    // The sandbox needs no types, and TypeScript 7 has no API to rewrite its configuration with.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `${CACHE}/${name}-report.json` },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  }).runMutationTest();

let noticed = 0;
let counted = 0;
for (const suite of SUITES) {
  const files = chosenFiles(suite);
  if (files.length === 0) continue;
  for (const { status } of await testMutants(suite.name, files)) {
    const isNoticed = status === 'Killed' || status === 'Timeout';
    noticed += Number(isNoticed);
    counted += Number(isNoticed || status === 'Survived' || status === 'NoCoverage');
  }
}
if (counted === 0) throw new Error('No mutants: name a file of tests/mutation/suites.ts');
const score = (noticed / counted) * 100;
console.log(
  `Mutation score: ${score.toFixed(1)} % of ${counted} mutants (at least ${LEAST_SCORE} %)`,
);
