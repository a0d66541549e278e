import { database } from './database.ts';

/** A form that is partly filled in. Codes are never kept. */
export interface FormDraftRow {
  /** The form: «invite», «get-card», «ticket», «address». */
  readonly key: string;
  /** Values by field name, as the form has them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** ms since the epoch. */
  readonly updatedAt: number;
}

/** The kept values of a form; null without any. */
export async function loadFormDraft(key: string): Promise<FormDraftRow | null> {
  return (await database().formDrafts.get(key)) ?? null;
}

/** Keeps the values of a form in the place of earlier ones. */
export async function storeFormDraft(key: string, values: FormDraftRow['values']): Promise<void> {
  await database().formDrafts.put({ key, values, updatedAt: Date.now() });
}

export const deleteFormDraft = (key: string): Promise<void> => database().formDrafts.delete(key);
