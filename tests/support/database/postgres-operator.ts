import pg from 'pg';
import { waitUntil } from '../wait-until.ts';

/** Another program of the same database, which holds what a session of the service waits for. */
export class Operator {
  readonly #client: pg.Client;

  constructor(address: string) {
    this.#client = new pg.Client({ connectionString: address });
  }

  connect = () => this.#client.connect();
  close = () => this.#client.end();
  run = (statement: string) => this.#client.query(statement);

  /** Ends all other sessions of the database. Returns how many there were. */
  async endSessions(): Promise<number> {
    const { rowCount } = await this.#client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rowCount ?? 0;
  }

  /** Waits until a session waits for a lock in a statement with the given words. */
  untilWaiting = (statement: string) =>
    waitUntil(async () => {
      // In a transaction PostgreSQL shows the connections of its first look at them.
      await this.run('select pg_stat_clear_snapshot()');
      const { rowCount } = await this.#client.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
        [`%${statement}%`],
      );
      return (rowCount ?? 0) > 0;
    });
}
