type Level = 'error' | 'warn';

interface Line {
  readonly level: Level;
  readonly text: string;
}
interface Expectation {
  readonly level: Level;
  readonly pattern: RegExp;
}

/**
 * Long lists measure their rows and render more of them in the same frame. The browser reports with this
 * message that it measures the rest in the next frame. Whether it does depends on timing.
 */
const RESIZE_OBSERVER_NOTICE = 'ResizeObserver loop completed with undelivered notifications.';

let lines: Line[] = [];
let expected: Expectation[] = [];

const describeValue = (value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);

function isResizeObserverNotice(values: readonly unknown[]): boolean {
  const [value] = values;
  const text = value instanceof Error ? value.message : value;
  return values.length === 1 && text === RESIZE_OBSERVER_NOTICE;
}

/** Replaces console.error and console.warn by functions that record instead of printing. */
export function recordConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      if (isResizeObserverNotice(values)) return;
      lines.push({ level, text: values.map(describeValue).join(' ') });
    };
  }
}

/**
 * Declares a line that this test makes the code write. Both a missing declared line and an undeclared
 * line fail the test.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern });
}

/**
 * Checks the lines written since the previous check, then clears them.
 * @throws Error that lists undeclared lines and missing declared lines.
 */
export function checkConsole(): void {
  const matches = (line: Line, { level, pattern }: Expectation) =>
    line.level === level && pattern.test(line.text);
  const unexpected = lines.filter((line) => !expected.some((one) => matches(line, one)));
  const missing = expected.filter((one) => !lines.some((line) => matches(line, one)));
  lines = [];
  expected = [];
  const mistakes = [
    ...unexpected.map(({ level, text }) => `unexpected console.${level}: ${text}`),
    ...missing.map(({ level, pattern }) => `expected console.${level} did not come: ${pattern}`),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
