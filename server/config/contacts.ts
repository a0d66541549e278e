import * as v from 'valibot';
import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { contactEntries } from '#src/contract/config.ts';
import type { BrandContacts } from './brand-of-host.ts';
import { SettingsError } from './config-error.ts';
import { mistakesIn, readJsonFile } from './json-file.ts';

const ofBrand = v.optional(v.strictObject(contactEntries));
const file = v.strictObject(v.entriesFromList(Object.keys(BRANDS) as BrandName[], ofBrand));
const SETTING = 'CONTACTS_FILE';
const EXAMPLE = '{"name": "Telegram", "url": "https://t.me/name"}';

/**
 * Checks the contacts of the brands.
 * @param json an object with the names of brands, and under each what is known of `Contacts`
 * @param source the setting or the file, for the mistakes
 * @throws a SettingsError with one line for each mistake, which names the place and what to write
 */
export function checkContacts(json: unknown, source: string): BrandContacts {
  const { issues, output, success } = v.safeParse(file, json);
  if (success) return output;
  throw new SettingsError(mistakesIn(source, issues, EXAMPLE));
}

/** Reads the file of CONTACTS_FILE. Throws a ConfigError that says what to do. */
export const readContacts = (path: string): BrandContacts =>
  checkContacts(readJsonFile(SETTING, path), SETTING);
