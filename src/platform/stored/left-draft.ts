import { readStoredJson, writeStored } from '../web-storage.ts';

const keyOf = (form: string) => `SF_DRAFT_${form}` as const;

/**
 * Keeps what a form has in the moment in which its page is left: too late for the database, which is written
 * a moment after the last key. It belongs to the tab.
 */
export function storeLeftDraft(form: string, values: object): void {
  // Without session storage the last moment is lost.
  writeStored('session', keyOf(form), JSON.stringify(values));
}

/** What this tab left in a form; null without anything. It stays until the database has it. */
export const loadLeftDraft = (form: string): Readonly<Record<string, unknown>> | null =>
  readStoredJson('session', keyOf(form)) as Readonly<Record<string, unknown>> | null;

/** Forgets what this tab left in a form: the database has it, or nobody needs it. */
export function removeLeftDraft(form: string): void {
  writeStored('session', keyOf(form), null);
}
