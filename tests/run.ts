import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import {
  addCounts,
  type Counts,
  readPlaywrightReport,
  readVitestReport,
} from './support/reports.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests the step ran; absent for a step without tests. */
  readonly count?: () => Counts;
}

/** The whole gate in order of cost: what is quick to fail comes first. */
const steps: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'build', command: ['vite', 'build'] },
  { name: 'sizes', command: ['node', 'tests/bench/sizes.ts'] },
  {
    name: 'vitest',
    command: [
      'vitest',
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => readVitestReport(vitestReport),
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config=tests/e2e/playwright.config.ts'],
    count: () => readPlaywrightReport(playwrightReport),
  },
];

/** Runs a step with the repository's own tools first in PATH, Node among them. */
function succeeds({ command: [program, ...args] }: Step): boolean {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path };
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Runs the steps until one fails; the last line that it prints is the sum of the tests. */
function main(): void {
  rmSync(reports, { recursive: true, force: true });
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const passed = succeeds(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (step.count) total = addCounts(total, step.count());
    if (!passed) {
      // A step can fail without a failed test, as a lint run or a crashed runner does.
      if (total.failed === 0) total = { ...total, failed: 1 };
      process.exitCode = 1;
      break;
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

main();
