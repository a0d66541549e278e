import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  addReports,
  EMPTY_REPORT,
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
} from '#tests/support/service/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, report: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitestReport = () =>
  readVitestReport(
    write('vitest.json', {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 3,
      numTodoTests: 4,
      testResults: [
        {
          name: '/tests/unit/a.test.ts',
          assertionResults: [
            { fullName: 'a quick one', status: 'passed', duration: 1, failureMessages: [] },
            {
              fullName: 'a slow one',
              status: 'passed',
              duration: 3000.5,
              failureMessages: ['Error: no balance\n  at buy.ts:1'],
            },
            { fullName: 'a skipped one', status: 'skipped', failureMessages: [] },
            { fullName: 'a failed one', status: 'failed', duration: 2, failureMessages: ['Error'] },
          ],
        },
      ],
    }),
  );
const spec = (title: string, status: string, ...durations: number[]) => ({
  file: 'buy.spec.ts',
  title,
  tests: [
    {
      status,
      results: durations.map((duration, index) => ({
        duration,
        ...(index < durations.length - 1 && {
          error: { message: '\u001B[31mError: no dialog\u001B[39m\n  at buy.ts:1' },
        }),
      })),
    },
  ],
});
const playwrightReport = () =>
  readPlaywrightReport(
    write('playwright.json', {
      config: { rootDir: '/tests/e2e' },
      stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 },
      suites: [
        {
          specs: [spec('buys a mug', 'expected', 2000)],
          suites: [{ specs: [spec('buys twice', 'flaky', 4000, 500)] }],
        },
      ],
    }),
  );

describe('the report of Vitest', () => {
  it('gives the counts, what is still to be written among the skipped', () => {
    expect(vitestReport()).toMatchObject({ passed: 2, failed: 1, skipped: 7 });
  });

  it('gives the duration of each test, none for a skipped one', () => {
    expect(vitestReport().durations).toEqual([
      { file: '/tests/unit/a.test.ts', title: 'a quick one', ms: 1 },
      { file: '/tests/unit/a.test.ts', title: 'a slow one', ms: 3000.5 },
      { file: '/tests/unit/a.test.ts', title: 'a skipped one', ms: 0 },
      { file: '/tests/unit/a.test.ts', title: 'a failed one', ms: 2 },
    ]);
  });

  it('names a test that passed when it was tried again as unstable, with its failure', () => {
    expect(vitestReport().unstable).toEqual([
      { file: '/tests/unit/a.test.ts', title: 'a slow one', failure: 'Error: no balance' },
    ]);
  });
});

describe('the report of Playwright', () => {
  it('gives the counts, a flaky test being a passed one', () => {
    expect(playwrightReport()).toMatchObject({ passed: 7, failed: 1, skipped: 1 });
  });

  it('names a flaky test as unstable, with its failure', () => {
    expect(playwrightReport().unstable).toEqual([
      { file: '/tests/e2e/buy.spec.ts', title: 'buys twice', failure: 'Error: no dialog' },
    ]);
  });

  it('gives the duration of each test with its repetitions, also of nested suites', () => {
    expect(playwrightReport().durations).toEqual([
      { file: '/tests/e2e/buy.spec.ts', title: 'buys a mug', ms: 2000 },
      { file: '/tests/e2e/buy.spec.ts', title: 'buys twice', ms: 4500 },
    ]);
  });
});

describe('the summary', () => {
  it('counts nothing for a runner that wrote no report', () => {
    expect(readVitestReport(join(folder, 'none.json'))).toEqual(EMPTY_REPORT);
    expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual(EMPTY_REPORT);
  });

  it('adds the counts of both runners and names the slowest tests of both, the slowest first', () => {
    const total = addReports(vitestReport(), playwrightReport());
    expect(total).toMatchObject({ passed: 9, failed: 2, skipped: 8 });
    expect(total.unstable).toHaveLength(2);
    expect(slowestTests(total.durations, 3).map(({ title }) => title)).toEqual([
      'buys twice',
      'a slow one',
      'buys a mug',
    ]);
  });
});
