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

/** Takes what this tab left in a form; null without anything. The caller keeps it. */
export function takeLeftDraft(key: string): Readonly<Record<string, unknown>> | null {
  const left = readStoredJson('session', PREFIX + key);
  writeStored('session', PREFIX + key, null);
  return left as Readonly<Record<string, unknown>> | null;
}
