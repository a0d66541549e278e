import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { buildWhenStale } from '#server/build-client.ts';
import { setUpMachine } from './support/machine.ts';
import {
  addReports,
  EMPTY_REPORT,
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
  type TestReport,
} from './support/reports.ts';

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

const vitest = (...projects: readonly string[]): Step => ({
  name: 'vitest',
  run: () =>
    succeeds(
      'vitest',
      'run',
      '--config=tests/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
  report: () => readVitestReport(vitestReport),
});

const e2e = (selection: string): Step => ({
  name: 'e2e',
  run: () => succeeds('playwright', 'test', '--config=tests/e2e/playwright.config.ts', selection),
  report: () => readPlaywrightReport(playwrightReport),
});

/** The steps of each tier in order of cost: what is quick to fail comes first. */
const tiers: Readonly<Record<string, readonly Step[]>> = {
  fast: [
    { name: 'setup', run: setUpMachine },
    { name: 'check', run: () => succeeds('npm', 'run', '--silent', 'check') },
    { name: 'build', run: () => succeeds('vite', 'build') },
    vitest('unit', 'architecture', 'contract', 'component'),
    e2e('--grep=@journey'),
  ],
  full: [
    { name: 'setup', run: setUpMachine },
    { name: 'build', run: () => buildWhenStale().then(() => true) },
    vitest('full'),
    e2e('--grep-invert=@journey'),
  ],
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

function printSummary(times: readonly string[], { durations, ...counts }: TestReport): void {
  console.log(`\n── time of each step\n${times.join('\n')}`);
  console.log(`── the ${SLOWEST} slowest tests`);
  for (const { file, title, ms } of slowestTests(durations, SLOWEST)) {
    console.log(`${seconds(ms)}  ${relative(root, file)} › ${title}`);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

/** Runs a tier's steps until one fails; the last line that it prints is the sum of the tests. */
async function main(tier: string | undefined): Promise<void> {
  const steps = tiers[tier ?? ''];
  if (!steps) throw new Error(`Name a tier: ${Object.keys(tiers).join(' or ')}`);
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

await main(process.argv[2]);
