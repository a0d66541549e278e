import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How long one test took. */
export interface TestDuration {
  /** The absolute path of the test's file. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
}

export interface TestReport extends Counts {
  readonly durations: readonly TestDuration[];
}

export const EMPTY_REPORT: TestReport = { passed: 0, failed: 0, skipped: 0, durations: [] };

export function addReports(a: TestReport, b: TestReport): TestReport {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    durations: [...a.durations, ...b.durations],
  };
}

/** The longest durations, the longest first. */
export const slowestTests = (
  durations: readonly TestDuration[],
  count: number,
): readonly TestDuration[] => durations.toSorted((a, b) => b.ms - a.ms).slice(0, count);

/** Reads Vitest's json report; an empty one when the runner died before it wrote one. */
export function readVitestReport(path: string): TestReport {
  if (!existsSync(path)) return EMPTY_REPORT;
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: {
      name: string;
      assertionResults: { fullName: string; duration?: number | null }[];
    }[];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    durations: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: name,
        title: fullName,
        ms: duration ?? 0,
      })),
    ),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Reads Playwright's json report, a flaky test being a failed one; an empty one without a report. */
export function readPlaywrightReport(path: string): TestReport {
  if (!existsSync(path)) return EMPTY_REPORT;
  const { config, stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    config: { rootDir: string };
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: readonly PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    durations: suites.flatMap((suite) => durationsOf(suite, config.rootDir)),
  };
}

function durationsOf({ suites = [], specs }: PlaywrightSuite, rootDir: string): TestDuration[] {
  const own = specs.map(({ file, title, tests }) => ({
    file: join(rootDir, file),
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => durationsOf(suite, rootDir))];
}
