import { readStoredJson, writeStored } from './web-storage.ts';

const PREFIX = 'SF_DRAFT_';

/**
 * Keeps what a form has in the moment in which its page is left: too late for the database, which is written
 * a moment after the last key. It belongs to the tab.
 * @param key the form
 */
export function storeLeftDraft(key: string, values: object): void {
  // Without session storage the last moment is lost.
  writeStored('session', PREFIX + key, JSON.stringify(values));
}

/** What this tab left in a form; null without anything. It stays until the database has it. */
export const loadLeftDraft = (key: string): Readonly<Record<string, unknown>> | null =>
  readStoredJson('session', PREFIX + key) as Readonly<Record<string, unknown>> | null;

/** Forgets what this tab left in a form: the database has it, or nobody needs it. */
export function removeLeftDraft(key: string): void {
  writeStored('session', PREFIX + key, null);
}
