import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that no other program of the database locks. */
const MIGRATION_LOCK = 7_031_981;
/** How often the migration begins on a new connection after one that broke. */
const ATTEMPTS = 3;

/**
 * Brings PostgreSQL's schema up to date, one process at a time. The steps are one transaction: after a
 * failure they are tried again on another connection. Rejects with the failure of the last attempt.
 */
export async function migratePg(pool: Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateNodePg(drizzle({ client }), { migrationsFolder });
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      client.release();
      return;
    } catch (error) {
      // The end of the connection unlocks; a statement on a broken one would hide the failure.
      client.release(true);
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Brings the embedded database's schema up to date; its folder's lock keeps others away. */
export const migratePglite = (db: PgliteDatabase): Promise<void> =>
  migrateEmbedded(db, { migrationsFolder });
