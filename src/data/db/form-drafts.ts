import { database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;

/** A form that is open or partly filled in. Codes are never kept. */
export interface FormDraftRow {
  /** The form: «invite», «get-card», «ticket», «address». */
  readonly key: string;
  /** Values by field name, as the form has them; null before anything was typed. */
  readonly values: Values | null;
  /**
   * Of the form's submit: it is made when the form opens, so that every tab that has it open submits it under
   * the same id (R7.31). Rows of the first version lack it.
   */
  readonly requestId?: string;
  /** ms since the epoch. */
  readonly updatedAt: number;
}

/** The key of the invitation's form: a correction of a post keeps its own, so that it replaces no other friend. */
export const invitationDraftKey = (correctedId: string | null): string =>
  correctedId === null ? 'invite' : `invite-${correctedId}`;

/** The kept values of a form; null without any. */
export async function loadFormDraft(key: string): Promise<Values | null> {
  return (await database().formDrafts.get(key))?.values ?? null;
}

/** What the form opens with. */
export interface OpenedForm {
  /** Null without kept ones. */
  readonly values: Values | null;
  readonly requestId: string;
}

/** Opens a form: its kept values, and the request id of its submit, which another tab may have made. */
export function openFormDraft(key: string): Promise<OpenedForm> {
  const db = database();
  return db.transaction('rw', db.formDrafts, async () => {
    const known = await db.formDrafts.get(key);
    const values = known?.values ?? null;
    if (known?.requestId !== undefined) return { values, requestId: known.requestId };
    const requestId = crypto.randomUUID();
    await db.formDrafts.put({ key, values, requestId, updatedAt: Date.now() });
    return { values, requestId };
  });
}

/** Keeps the values of a form in the place of earlier ones. */
export async function storeFormDraft(
  key: string,
  values: Values,
  requestId: string,
): Promise<void> {
  await database().formDrafts.put({ key, values, requestId, updatedAt: Date.now() });
}

export const deleteFormDraft = (key: string): Promise<void> => database().formDrafts.delete(key);
