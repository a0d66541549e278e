import { readFileSync } from 'node:fs';
import * as v from 'valibot';
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

/**
 * What is wrong with such a file, a line for each mistake: the place in it, and what to write there.
 * @param example of the object that has keys which cannot be left out
 */
export const mistakesIn = (
  setting: string,
  issues: readonly v.BaseIssue<unknown>[],
  example: string,
): string =>
  issues
    .map((issue) => `${setting}: ${v.getDotPath(issue) ?? 'the file'} ${wanted(issue, example)}`)
    .join('\n');

function wanted({ type, expected, message }: v.BaseIssue<unknown>, example: string): string {
  if (type === 'string') return 'must be a text';
  if (type === 'array') return 'must be a list';
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'is not known here';
  return expected === 'Object' ? 'must be an object in braces' : `is missing, as in ${example}`;
}
