import { Dexie, type Table } from 'dexie';
import type { AreaDatabase } from './area-database.ts';
import type { FormDraftRow } from './form-drafts.ts';
import { KEPT_TABLES } from './kept-tables.ts';

/** The rows of a database by table, as they are stored: reading converts the outbox, whose rows keep earlier names. */
export type StoredRows = ReadonlyMap<string, readonly unknown[]>;

/** Reads everything; what was typed or bought comes last, so that it misses nothing written meanwhile. */
export async function readRows(db: AreaDatabase): Promise<StoredRows> {
  const rows = new Map<string, readonly unknown[]>();
  const isKept = ({ name }: { readonly name: string }) => Number(KEPT_TABLES.includes(name));
  for (const table of db.tables.toSorted((a, b) => isKept(a) - isKept(b)))
    rows.set(table.name, await table.toCollection().raw().toArray());
  return rows;
}

type Known = Partial<FormDraftRow> | undefined;

/** A row that is there stays, but for a draft: what was typed last is kept, and typed values before an empty form. */
function replaces(copy: Partial<FormDraftRow>, known: Known): boolean {
  if (known === undefined) return true;
  const { values = null, updatedAt = 0 } = copy;
  if (values === null) return false;
  return (known.values ?? null) === null || updatedAt > (known.updatedAt ?? 0);
}

async function addNewer(table: Table, rows: readonly unknown[]): Promise<void> {
  const copies = rows as readonly Partial<FormDraftRow>[];
  const { keyPath } = table.schema.primKey;
  const keys = copies.map((copy) => Dexie.getByKeyPath(copy, String(keyPath)) as string);
  const known = (await table.bulkGet(keys)) as readonly Known[];
  await table.bulkPut(copies.filter((copy, index) => replaces(copy, known[index])));
}

/**
 * Adds rows to a database. Another tab may have stored its copy, and newer rows, before: a table that has rows
 * gets only drafts, posts and purchases that it lacks, and later drafts.
 */
export const storeRows = (db: AreaDatabase, rows: StoredRows): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    for (const [name, copies] of rows) {
      const table = db.table(name);
      if (KEPT_TABLES.includes(name) || (await table.count()) === 0) await addNewer(table, copies);
    }
  });
