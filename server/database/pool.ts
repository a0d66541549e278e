import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { logError } from '#server/config/log.ts';
import { isAway } from './away.ts';

/**
 * Time limits of every connection, in ms. Without them a connection whose other end is silently gone is
 * never noticed: the operating system repeats for a quarter of an hour.
 */
export const CONNECTING = {
  /** For a connection, a free one or a new one. */
  connectionTimeoutMillis: 3000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  /** A connection that outlived a failover by chance is not kept for ever. */
  maxLifetimeSeconds: 30 * 60,
} as const satisfies pg.PoolConfig;

/** Time limits of requests' statements, in ms: those of the database, and a later one for its silence. */
export const SERVING = {
  lock_timeout: 3000,
  statement_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 5000,
} as const satisfies pg.PoolConfig;

/** Longer than all statements of any request may take together, in ms. */
const STUCK_MS = 60_000;
/** How long the connections may take to close, in ms: a silent one never does. */
const CLOSE_MS = 2000;

export type Connections = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

/** A pool of connections that replaces each one that breaks, is silent or leads to a replica. */
export function openPool(config: pg.PoolConfig) {
  const pool = new pg.Pool(config);
  const usedSince = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    endWhenAway(client);
    // Between two statements nobody else listens, and an error without a listener ends the process.
    client.on('error', (error) => logError(`Database connection lost: ${error.message}`));
  });
  pool.on('acquire', (client) => usedSince.set(client, performance.now()));
  pool.on('release', (_, client) => usedSince.delete(client));
  // The pool repeats the error of a connection that nobody uses.
  pool.on('error', () => undefined);
  return {
    pool,
    isStuck: () => {
      const now = performance.now();
      return [...usedSince.values()].some((since) => now - since > STUCK_MS);
    },
    connections: (): Connections => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => Promise.race([pool.end(), pause(CLOSE_MS, undefined, { ref: false })]),
  };
}

/** Ends a connection whose statement found the database away: what follows fails at once. */
function endWhenAway(connection: pg.PoolClient): void {
  const client = connection as pg.PoolClient & Pick<pg.Client, 'end'>;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isAway(error)) void client.end();
      });
    }
    return result;
  };
  client.query = watched as typeof client.query;
}
