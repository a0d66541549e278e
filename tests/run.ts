import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { buildWhenStale } from '#server/build-app.ts';
import { setUpMachine } from './support/browsers/machine.ts';
import {
  addReports,
  EMPTY_REPORT,
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
  type TestReport,
  unstableLines,
} from './support/service/reports.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const SLOWEST = 10;

interface Step {
  readonly name: string;
  /** Whether the step passed. */
  readonly run: () => boolean | Promise<boolean>;
  /** Reads which tests the step ran; absent for a step without tests. */
  readonly report?: () => TestReport;
}

/** Runs a program with the repository's own tools first in PATH, Node among them. */
function succeeds(program: string, ...args: readonly string[]): boolean {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path };
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

const vitest = (...selection: readonly string[]): Step => ({
  name: 'vitest',
  run: () =>
    succeeds(
      'vitest',
      'run',
      '--config=tests/vitest.config.ts',
      ...selection,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
  report: () => readVitestReport(vitestReport),
});

const e2e = (...selection: readonly string[]): Step => ({
  name: 'e2e',
  run: () =>
    succeeds('playwright', 'test', '--config=tests/e2e/playwright.config.ts', ...selection),
  report: () => readPlaywrightReport(playwrightReport),
});

const check: Step = { name: 'check', run: () => succeeds('npm', 'run', '--silent', 'check') };
const buildIfStale: Step = { name: 'build', run: () => buildWhenStale().then(() => true) };
const ARCHITECTURE = '--project=architecture';
/** The projects of the fast tier whose tests import what they test. */
const IMPORTING = ['unit*', 'contract*', 'component'].map((name) => `--project=${name}`);

/**
 * The steps of each command in order of cost: what is quick to fail comes first.
 * @param since the commit with which `changed` compares the files on disk
 */
const stepsOf = (since: string): Readonly<Record<string, readonly Step[]>> => ({
  fast: [
    { name: 'setup', run: () => setUpMachine('fast') },
    check,
    { name: 'build', run: () => succeeds('vite', 'build') },
    vitest(ARCHITECTURE, ...IMPORTING),
    e2e('--grep=@journey'),
  ],
  full: [
    { name: 'setup', run: () => setUpMachine('full') },
    buildIfStale,
    vitest('--project=full', '--project=component-full'),
    e2e('--grep-invert=@journey'),
  ],
  changed: [
    { name: 'setup', run: () => setUpMachine('fast') },
    check,
    buildIfStale,
    // They read files, so no import says which change concerns them.
    { ...vitest(ARCHITECTURE), name: 'architecture' },
    vitest(...IMPORTING, `--changed=${since}`, '--passWithNoTests'),
    e2e(`--only-changed=${since}`, '--pass-with-no-tests'),
  ],
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

function printSummary(
  times: readonly string[],
  { durations, unstable, ...counts }: TestReport,
): void {
  console.log(`\n── time of each step\n${times.join('\n')}`);
  console.log(`── the ${SLOWEST} slowest tests`);
  for (const { file, title, ms } of slowestTests(durations, SLOWEST)) {
    console.log(`${seconds(ms)}  ${relative(root, file)} › ${title}`);
  }
  for (const line of unstableLines(unstable, root)) console.log(line);
  console.log(
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${unstable.length} unstable`,
  );
}

/** Runs the steps until one fails; the last line that it prints is the sum of the tests. */
async function main(tier = '', since = 'HEAD'): Promise<void> {
  const all = stepsOf(since);
  const steps = all[tier];
  if (!steps) throw new Error(`Name what to run: ${Object.keys(all).join(', ')}`);
  rmSync(reports, { recursive: true, force: true });
  const started = performance.now();
  const times: string[] = [];
  let total = EMPTY_REPORT;
  for (const { name, run, report } of steps) {
    console.log(`\n── ${name}`);
    const stepStarted = performance.now();
    const passed = await run();
    times.push(`${seconds(performance.now() - stepStarted)}  ${name}${passed ? '' : ' FAILED'}`);
    console.log(`── ${times.at(-1)?.trim()}`);
    if (report) total = addReports(total, report());
    if (!passed) {
      // A step can fail without a failed test, as a lint run or a crashed runner does.
      if (total.failed === 0) total = { ...total, failed: 1 };
      process.exitCode = 1;
      break;
    }
  }
  printSummary([...times, `${seconds(performance.now() - started)}  together`], total);
}

await main(...process.argv.slice(2));
