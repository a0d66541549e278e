import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';
import { isAway, isRepeatable, UnknownCommit } from './away.ts';

type Transact = Db['transaction'];

/**
 * The pool's transactions. One that fails before its COMMIT has stored nothing and begins again, once, on another
 * connection: its work must do nothing outside the database. Rejects with the first failure of the last attempt; with
 * UnknownCommit when the connection was lost at the COMMIT.
 */
export const transactionsOf =
  (pool: pg.Pool): Transact =>
  async (work, config) => {
    try {
      return await runOnce(pool, work, config);
    } catch (error) {
      if (error instanceof UnknownCommit || !isRepeatable(error)) throw error;
      return runOnce(pool, work, config);
    }
  };

async function runOnce<T>(
  pool: pg.Pool,
  work: (tx: Parameters<Parameters<Transact>[0]>[0]) => Promise<T>,
  config: Parameters<Transact>[1],
): Promise<T> {
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
