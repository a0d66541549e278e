import { AreaDatabase } from './area-database.ts';
import { KEPT_TABLES } from './kept-tables.ts';

/**
 * Deletes what the service can send again; drafts, purchases and posts stay. The member's database must be
 * closed: a pending refresh could store its response after the deletion.
 */
export async function clearSnapshot(databaseName: string): Promise<void> {
  const db = new AreaDatabase(databaseName);
  try {
    const tables = db.tables.filter(({ name }) => !KEPT_TABLES.includes(name));
    await db.transaction('rw', tables, async () => {
      await Promise.all(tables.map((table) => table.clear()));
    });
  } finally {
    db.close();
  }
}
