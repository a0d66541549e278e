import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { isUnavailable } from './away.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that no other program of the database locks. */
const MIGRATION_LOCK = 7_031_981;
/** How often the migration begins on a new connection: the last one broke, or did not get a lock. */
const ATTEMPTS = 3;
/** Before the next attempt, in ms. */
const PAUSE_MS = 1000;
/** How long a step waits for a table, in ms: everything else that needs the table waits behind it. */
const LOCK_TIMEOUT_MS = 2000;

/**
 * Brings PostgreSQL's schema up to date, one process at a time, while others serve. The steps are one
 * transaction: after a failure they are tried again on another connection. Rejects with the failure of the
 * last attempt.
 */
export async function migratePg(pool: Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    try {
      // The lock ends with its transaction: a session's lock would stay in a pooler that lends sessions.
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      // Its own BEGIN changes nothing inside a transaction, and its COMMIT ends this one.
      await migrateNodePg(drizzle({ client }), { migrationsFolder });
      client.release();
      return;
    } catch (error) {
      // A ROLLBACK on a broken connection would hide the failure.
      client.release(true);
      if (attempt === ATTEMPTS || !isUnavailable(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Brings the embedded database's schema up to date; its folder's lock keeps others away. */
export const migratePglite = (db: PgliteDatabase): Promise<void> =>
  migrateEmbedded(db, { migrationsFolder });
