import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** A test that failed and then passed when it was tried again. */
export interface UnstableTest extends Pick<TestDuration, 'file' | 'title'> {
  /** What the first try failed with, the first line of it. */
  readonly failure: string;
}

export interface TestReport extends Counts {
  readonly durations: readonly TestDuration[];
  /** Among the passed ones. */
  readonly unstable: readonly UnstableTest[];
}

export const EMPTY_REPORT: TestReport = {
  passed: 0,
  failed: 0,
  skipped: 0,
  durations: [],
  unstable: [],
};

export function addReports(a: TestReport, b: TestReport): TestReport {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    durations: [...a.durations, ...b.durations],
    unstable: [...a.unstable, ...b.unstable],
  };
}

/** The unstable tests as lines of the summary; none without one. */
export const unstableLines = (unstable: readonly UnstableTest[], root: string): readonly string[] =>
  unstable.length === 0
    ? []
    : [
        '── unstable: failed once and passed when tried again; to be repaired next',
        ...unstable.map(
          ({ file, title, failure }) => `  ${relative(root, file)} › ${title}\n    ${failure}`,
        ),
      ];

/** The longest durations, the longest first. */
export const slowestTests = (
  durations: readonly TestDuration[],
  count: number,
): readonly TestDuration[] => durations.toSorted((a, b) => b.ms - a.ms).slice(0, count);

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

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
      assertionResults: {
        fullName: string;
        status: string;
        duration?: number | null;
        /** Of all tries: a passed test has those of its failed ones. */
        failureMessages: string[];
      }[];
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
    unstable: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [failure = ''] }) => ({
          file: name,
          title: fullName,
          failure: firstLine(failure),
        })),
    ),
  };
}

interface PlaywrightTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly {
    readonly duration: number;
    readonly error?: { readonly message?: string };
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

/** Reads Playwright's json report; an empty one without a report. */
export function readPlaywrightReport(path: string): TestReport {
  if (!existsSync(path)) return EMPTY_REPORT;
  const { config, stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    config: { rootDir: string };
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: readonly PlaywrightSuite[];
  };
  const specs = suites.flatMap(specsOf).map(({ file, title, tests }) => ({
    file: join(config.rootDir, file),
    title,
    tests,
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    durations: specs.map(({ file, title, tests }) => ({
      file,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    unstable: specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results: [first] }) => ({
          file,
          title,
          failure: firstLine(stripVTControlCharacters(first?.error?.message ?? '')),
        })),
    ),
  };
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
