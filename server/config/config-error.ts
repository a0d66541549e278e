import { logError, logMistake } from './log.ts';

/** A mistake of the operator: its message is one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Mistakes in the settings: a line for each in the service's own words, with no more of what was written than names. */
export class SettingsError extends ConfigError {}

/** Ends the program with one line for a mistake of the operator, with a trace for anything else. */
export function exitWith(error: unknown): never {
  if (error instanceof SettingsError) logMistake(error.message);
  else if (error instanceof ConfigError) logError(error.message);
  else logError('The server failed:', error);
  process.exit(1);
}
