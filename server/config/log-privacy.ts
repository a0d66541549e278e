import { DrizzleQueryError } from 'drizzle-orm/errors';
import { scrub } from '#src/domain/text/scrub.ts';

/** An error as the log keeps it: no values of the request or of the database. */
export interface DescribedError {
  readonly type: string;
  /** Name, message and trace; those of the causes follow. */
  readonly stack: string;
  /** PostgreSQL's or Node's code. */
  readonly code?: string;
}

/** PostgreSQL's class of errors whose messages quote the value that was wrong. */
const DATA_EXCEPTION = /^22/;
const MAX_CAUSES = 5;

/**
 * Describes an error by its message and trace only. A failed query's own message lists its parameters,
 * and the database's details quote rows: codes, addresses, names (R4.16). The message is scrubbed as the
 * last line of defence (R10.5).
 */
export function describeError(error: unknown): DescribedError {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && causes.length < MAX_CAUSES; one = causeOf(one)) {
    causes.push(one);
  }
  const code = causes.map(codeOf).find((found) => found !== undefined);
  return {
    type: error instanceof Error ? error.name : typeof error,
    stack: scrub(causes.map(traceOf).join('\ncaused by ')),
    ...(code !== undefined && { code }),
  };
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${messageOf(error)}`, ...frames].join('\n');
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const code = codeOf(error);
  return code !== undefined && DATA_EXCEPTION.test(code) ? `data exception ${code}` : error.message;
}
