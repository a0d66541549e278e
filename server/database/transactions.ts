import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pLimit from 'p-limit';
import type pg from 'pg';
import { isAway, isRepeatable, UnknownCommit } from './away.ts';
import { inTurn } from './in-turn.ts';

type Transact = PgDatabase<PgQueryResultHKT>['transaction'];

type Transaction<T> = readonly [
  pool: pg.Pool,
  work: (tx: Parameters<Parameters<Transact>[0]>[0]) => Promise<T>,
  config: Parameters<Transact>[1],
];

/**
 * The pool's transactions. `most` of them run at a time, so that many that wait for a lock leave connections
 * for the reads; the others wait, and fail like a busy database when that takes too long. One that fails
 * before its COMMIT has stored nothing and begins again, once, on another connection: its work must do
 * nothing outside the database. Rejects with the first failure of the last attempt; with UnknownCommit when
 * the connection was lost at the COMMIT.
 */
export function transactionsOf(pool: pg.Pool, most: number): Transact {
  const turn = pLimit(most);
  return (work, config) => inTurn(turn, () => runRepeated(pool, work, config));
}

async function runRepeated<T>(...transaction: Transaction<T>): Promise<T> {
  try {
    return await runOnce(...transaction);
  } catch (error) {
    if (error instanceof UnknownCommit || !isRepeatable(error)) throw error;
    return runOnce(...transaction);
  }
}

async function runOnce<T>(...[pool, work, config]: Transaction<T>): Promise<T> {
  const client = await pool.connect();
  const state: { failure?: unknown; isCommitting: boolean } = { isCommitting: false };
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      try {
        const result = await work(tx);
        state.isCommitting = true;
        return result;
      } catch (error) {
        // A ROLLBACK on a lost connection fails, too, and would hide this.
        state.failure = error;
        throw error;
      }
    }, config);
  } catch (error) {
    const failure = state.failure ?? error;
    throw state.isCommitting && isAway(error) ? new UnknownCommit(error) : failure;
  } finally {
    client.release();
  }
}
