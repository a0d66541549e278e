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
 * Long lists measure their rows and draw in the same turn those that then fit; the browser tells by this
 * event that it measures the rest in the next frame. Whether that happens is a matter of time.
 */
const NEXT_FRAME = 'ResizeObserver loop completed with undelivered notifications.';

let lines: Line[] = [];
let expected: Expectation[] = [];

const describeValue = (value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);

function saysNextFrame(values: readonly unknown[]): boolean {
  const [value] = values;
  const text = value instanceof Error ? value.message : value;
  return values.length === 1 && text === NEXT_FRAME;
}

/** Records console.error and console.warn from here on instead of printing them. */
export function recordConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      if (saysNextFrame(values)) return;
      lines.push({ level, text: values.map(describeValue).join(' ') });
    };
  }
}

/**
 * Declares that this test makes the code write such a line. A declared line that does not come
 * fails the test like an undeclared one that does.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern });
}

/**
 * Judges what was written since the last call and forgets it.
 * @throws Error that lists undeclared lines and declared ones that did not come.
 */
export function judgeConsole(): void {
  const fits = (line: Line, { level, pattern }: Expectation) =>
    line.level === level && pattern.test(line.text);
  const unexpected = lines.filter((line) => !expected.some((one) => fits(line, one)));
  const missing = expected.filter((one) => !lines.some((line) => fits(line, one)));
  lines = [];
  expected = [];
  const complaints = [
    ...unexpected.map(({ level, text }) => `unexpected console.${level}: ${text}`),
    ...missing.map(({ level, pattern }) => `expected console.${level} did not come: ${pattern}`),
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}
