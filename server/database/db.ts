import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import { migratePg, migratePglite } from './migrate.ts';
import { CONNECTING, openPool, SERVING, type Connections } from './pool.ts';
import { transactionsOf } from './transactions.ts';

/**
 * The database or a transaction of it, embedded or PostgreSQL. Inside `db.transaction(tx => …)` use only
 * `tx`: the embedded database has one connection, so the outer one would wait forever. The work may run twice
 * (transactions.ts).
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Connections of a process: for requests, and of these for transactions, so that reads always have some. */
const SERVING_CONNECTIONS = { all: 20, transactions: 15 };
/** For seeding and jobs, of which few run at a time. */
const SLOW_CONNECTIONS = 4;

export interface OpenDb {
  /** For requests: every statement has a time limit. */
  readonly db: Db;
  /** For seeding and jobs: connections of their own, so that they and requests never wait for each other. */
  readonly slowDb: Db;
  /** For probes and metrics: its own connection with time limits, so that they never wait for requests. */
  readonly probeDb: Db;
  /** Those for requests; undefined for the embedded database, which has one. */
  readonly connections?: () => Connections;
  /** Rejects while the database cannot take writes. */
  readonly check: () => Promise<unknown>;
  /**
   * Whether a connection is in use for longer than any time limit allows: only another process helps then.
   */
  readonly isStuck: () => boolean;
  readonly close: () => Promise<void>;
}

/** Rejects unless the database is the one that takes writes: a replica responds to everything else. */
async function checkWrites(db: Db): Promise<void> {
  const [row] = await db
    .select({
      takesWrites: sql<boolean>`not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'`,
    })
    .from(sql`(values (1)) as one`);
  if (!row?.takesWrites) throw new Error('The database takes no writes');
}

/** Opens PostgreSQL by its address and brings its schema up to date. Rejects when unreachable. */
export async function openPostgres(url: string): Promise<OpenDb> {
  const slow = openPool({ ...CONNECTING, max: SLOW_CONNECTIONS, connectionString: url });
  try {
    await migratePg(slow.pool);
  } catch (error) {
    await slow.close();
    throw error;
  }
  const serving = openPool({
    ...CONNECTING,
    ...SERVING,
    max: SERVING_CONNECTIONS.all,
    connectionString: url,
  });
  const probing = openPool({ ...CONNECTING, ...SERVING, max: 1, connectionString: url });
  const db = databaseOf(serving.pool, SERVING_CONNECTIONS.transactions);
  const probeDb = databaseOf(probing.pool, 1);
  return {
    db,
    slowDb: databaseOf(slow.pool, SLOW_CONNECTIONS),
    probeDb,
    connections: serving.connections,
    check: () => checkWrites(probeDb),
    isStuck: serving.isStuck,
    close: async () => {
      await Promise.all([serving, probing, slow].map((pool) => pool.close()));
    },
  };
}

/** @param transactions how many run at a time */
function databaseOf(pool: pg.Pool, transactions: number): Db {
  const db: Db = drizzlePg({ client: pool });
  db.transaction = transactionsOf(pool, transactions);
  return db;
}

/**
 * Opens the embedded database in a folder, or in memory without one, and brings its schema up to
 * date. The caller holds the folder's lock (data-lock.ts): the database itself takes none.
 */
export async function openEmbedded(folder?: string): Promise<OpenDb> {
  const client = await PGlite.create(folder ?? 'memory://');
  await migratePglite(drizzlePglite({ client }));
  return storeOf(client);
}

/** An embedded database that has its schema: one connection for everything. */
export function storeOf(client: PGlite): OpenDb {
  const db = drizzlePglite({ client });
  return {
    db,
    slowDb: db,
    probeDb: db,
    check: () => db.execute(sql`select 1`),
    isStuck: () => false,
    close: () => client.close(),
  };
}
