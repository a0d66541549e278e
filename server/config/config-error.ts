import { logError } from './log.ts';

/** A mistake of the operator: its message is one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Ends the program with one line for a mistake of the operator, with a trace for anything else. */
export function exitWith(error: unknown): never {
  if (error instanceof ConfigError) logError(error.message);
  else logError('The server failed:', error);
  process.exit(1);
}
