import type { Table } from 'dexie';
import { AreaDatabase } from './area-database.ts';
import { KEPT_TABLES } from './kept-tables.ts';

async function clearTables(
  databaseName: string,
  isMeant: (table: Table) => boolean,
  more?: (db: AreaDatabase) => Promise<unknown>,
): Promise<void> {
  const db = new AreaDatabase(databaseName);
  try {
    const tables = db.tables.filter(isMeant);
    await db.transaction('rw', [...tables, db.meta], async () => {
      await Promise.all(tables.map((table) => table.clear()));
      await more?.(db);
    });
  } finally {
    db.close();
  }
}

/**
 * Deletes what the service can send again; drafts, purchases and posts stay. The member's database must be
 * closed: a pending refresh could store its response after the deletion.
 */
export const clearSnapshot = (databaseName: string): Promise<void> =>
  clearTables(databaseName, ({ name }) => !KEPT_TABLES.includes(name));

/** Deletes the list of a desk with its key: other people's names do not outlive the session (R12.2). */
export const clearDesk = (databaseName: string): Promise<void> =>
  clearTables(
    databaseName,
    ({ name }) => name === 'deskOrders',
    ({ meta }) => meta.bulkDelete(['desk']),
  );
