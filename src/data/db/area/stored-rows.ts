import { Dexie, type Table } from 'dexie';
import type { AreaDatabase } from './area-database.ts';
import { KEPT_TABLES } from './kept-tables.ts';
import type { FormDraftRow } from './rows.ts';

/** Rows by table as they are stored: reading completes those of earlier versions. */
export type StoredRows = ReadonlyMap<string, readonly unknown[]>;

/** Reads everything; what was typed or bought comes last, so that it misses nothing written meanwhile. */
export async function readRows(db: AreaDatabase): Promise<StoredRows> {
  const rows = new Map<string, readonly unknown[]>();
  const isKept = ({ name }: { readonly name: string }) => Number(KEPT_TABLES.includes(name));
  for (const table of db.tables.toSorted((a, b) => isKept(a) - isKept(b)))
    rows.set(table.name, await table.toCollection().raw().toArray());
  return rows;
}

async function addMissing(table: Table, rows: readonly unknown[]): Promise<void> {
  try {
    await table.bulkAdd(rows);
  } catch (error) {
    // The other rows are added all the same.
    if (!(error instanceof Dexie.BulkError)) throw error;
  }
}

/** What was typed last replaces an earlier draft, and typed values an empty form. */
function isLater(draft: FormDraftRow, known: FormDraftRow | undefined): boolean {
  if (known === undefined) return true;
  if (draft.values === null) return false;
  return known.values === null || draft.updatedAt > known.updatedAt;
}

async function addLater(
  { formDrafts }: AreaDatabase,
  rows: readonly FormDraftRow[],
): Promise<void> {
  const known = await formDrafts.bulkGet(rows.map(({ key }) => key));
  await formDrafts.bulkPut(rows.filter((row, index) => isLater(row, known[index])));
}

/**
 * Adds rows to a database. Another tab may have stored its copy, and newer rows, before: a table that has
 * rows gets only posts that it lacks, and drafts that it lacks or has an earlier version of.
 */
export const storeRows = (db: AreaDatabase, rows: StoredRows): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    for (const [name, copies] of rows) {
      const table = db.table(name);
      if (name === db.formDrafts.name) await addLater(db, copies as FormDraftRow[]);
      else if (KEPT_TABLES.includes(name) || (await table.count()) === 0)
        await addMissing(table, copies);
    }
  });
