import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** Reads the JSON file that a setting names. Throws a ConfigError that says what to do. */
export function readJsonFile(setting: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error;
    throw new ConfigError(
      isMissing
        ? `${setting} cannot be read: ${path} (${String(error.code)})`
        : `${setting} is no JSON: ${path} (${error instanceof Error ? error.message : ''})`,
    );
  }
}
