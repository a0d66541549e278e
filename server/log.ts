import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Writes a line for the operator. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes what went wrong, with its trace and without the data that it happened to (R4.16, R10.5). */
export function logError(what: string, error?: unknown): void {
  const trace = error === undefined ? '' : ` ${inspect(withoutData(error))}`;
  process.stderr.write(`${what}${trace}\n`);
}

/** A failed query's own message lists its parameters: codes, addresses, names. */
const withoutData = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? { query: error.query, reason: error.cause?.message } : error;
