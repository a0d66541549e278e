const PREFIX = 'SF_DRAFT_';

/**
 * Keeps what a form has in the moment in which its page is left: too late for the database, which is written a
 * moment after the last key. It belongs to the tab.
 * @param key the form
 */
export function storeLeftDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without session storage the last moment is lost.
  }
}

/** Takes what this tab left in a form; null without anything. The caller keeps it. */
export function takeLeftDraft(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const left = sessionStorage.getItem(PREFIX + key);
    sessionStorage.removeItem(PREFIX + key);
    return left === null ? null : (JSON.parse(left) as Readonly<Record<string, unknown>>);
  } catch {
    return null;
  }
}
