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
  replaceBroken(pool);
  try {
    await migratePg(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePg({ client: pool }), close: () => pool.end() };
}

/**
 * Has the pool replace each connection that breaks, also between two statements of a transaction. It emits an
 * error then, which without a listener ends the process; what runs on it fails.
 */
function replaceBroken(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      logError(`Database connection lost: ${error.message}`);
      if (!inUse.has(client)) return;
      // Drizzle gives back no connection whose BEGIN fails. It gives back all others: a second time, which does nothing.
      client.release(true);
      client.release = () => undefined;
    });
  });
  // The pool repeats the error of a connection that nobody uses.
  pool.on('error', () => undefined);
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
