import * as v from 'valibot';
import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { contactEntries } from '#src/contract/config.ts';
import type { BrandContacts } from './brand-of-host.ts';
import { ConfigError } from './config-error.ts';
import { readJsonFile } from './json-file.ts';

const ofBrand = v.optional(v.strictObject(contactEntries));
const file = v.strictObject(v.entriesFromList(Object.keys(BRANDS) as BrandName[], ofBrand));

/**
 * Checks the contacts of the brands.
 * @param json an object with the names of brands, and under each what is known of `Contacts`
 * @param source the name of the file, for the mistakes
 * @throws a ConfigError with one line for each mistake, which names the place and what to write
 */
export function checkContacts(json: unknown, source: string): BrandContacts {
  const { issues, output, success } = v.safeParse(file, json);
  if (success) return output;
  throw new ConfigError(issues.map((issue) => `${source}: ${mistakeOf(issue)}`).join('\n'));
}

function mistakeOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.type !== 'strict_object') return `${place} ${issue.message}`;
  return issue.expected === 'never'
    ? `${place} is not known here`
    : `${place} must be an object in braces`;
}

/** Reads the file of CONTACTS_FILE. Throws a ConfigError that says what to do. */
export const readContacts = (path: string): BrandContacts =>
  checkContacts(readJsonFile('CONTACTS_FILE', path), path);
