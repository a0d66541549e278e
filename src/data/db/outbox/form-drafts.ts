import { database } from '../area/database.ts';
import { writeTables } from '../area/write-tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** The key of the invitation's form: the correction of a post has its own and replaces no other friend. */
export const invitationDraftKey = (correctedId: string | null): string =>
  correctedId === null ? 'invite' : `invite-${correctedId}`;

/** The kept values of a form; null without any. */
export async function loadFormDraft(key: string): Promise<Values | null> {
  return (await database().formDrafts.get(key))?.values ?? null;
}

export interface OpenedForm {
  /** Null without kept ones. */
  readonly values: Values | null;
  readonly formId: string;
}

/** Opens a form: its kept values, and its id, which another tab may have made. */
export function openFormDraft(key: string): Promise<OpenedForm> {
  return writeTables(['formDrafts'], async (db) => {
    const known = await db.formDrafts.get(key);
    const values = known?.values ?? null;
    if (known?.formId !== undefined) return { values, formId: known.formId };
    const formId = crypto.randomUUID();
    await db.formDrafts.put({ key, values, formId, updatedAt: Date.now() });
    return { values, formId };
  });
}

/**
 * Keeps the values of a form in the place of earlier ones; resolves with the form's id. Where another tab has
 * submitted the form meanwhile, what is typed now is another form.
 */
export function storeFormDraft(key: string, values: Values): Promise<string> {
  return writeTables(['formDrafts'], async (db) => {
    const formId = (await db.formDrafts.get(key))?.formId ?? crypto.randomUUID();
    await db.formDrafts.put({ key, values, formId, updatedAt: Date.now() });
    return formId;
  });
}

export const deleteFormDraft = (key: string): Promise<void> =>
  writeTables(['formDrafts'], (db) => db.formDrafts.delete(key));
