import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { logError } from '#server/config/log.ts';
import { migratePg, migratePglite } from './migrate.ts';

/**
 * The database or a transaction of it, embedded or PostgreSQL. Inside `db.transaction(tx => …)` use only
 * `tx`: the embedded database has one connection, so the outer one would wait forever.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDb {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** How long PostgreSQL may take to accept a connection, in ms. */
const CONNECT_TIMEOUT_MS = 5000;

/** Opens PostgreSQL by its address and brings its schema up to date. Rejects when unreachable. */
export async function openPostgres(url: string): Promise<OpenDb> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', (error) => logError(`Database connection lost: ${error.message}`));
  try {
    await migratePg(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePg({ client: pool }), close: () => pool.end() };
}

/**
 * Opens the embedded database in a folder, or in memory without one, and brings its schema up to
 * date. The caller holds the folder's lock (data-lock.ts): the database itself takes none.
 */
export async function openEmbedded(folder?: string): Promise<OpenDb> {
  const client = await PGlite.create(folder ?? 'memory://');
  const db = drizzlePglite({ client });
  await migratePglite(db);
  return { db, close: () => client.close() };
}
