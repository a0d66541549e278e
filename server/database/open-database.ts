import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { log } from '#server/config/log.ts';
import { isUnavailable, reasonOf } from './away.ts';
import { lockDataFolder } from './data-lock.ts';
import { openEmbedded, openPostgres, type OpenDb } from './db.ts';
import { startHint } from './start-hint.ts';

/** How often a starting process tries to reach its database, in ms. */
const RETRY_MS = 2000;

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database in a message for the operator, without the user and the password. */
export function databaseName({ databaseUrl, dataDir }: DatabaseConfig): string {
  if (databaseUrl === undefined) return `The database in the data folder ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${host}${pathname} of DATABASE_URL`;
}

/**
 * Opens the database that the configuration names, and waits for a PostgreSQL that does not respond. Throws
 * a ConfigError with what to do when it refuses (start-hint.ts), or the data folder is in use or damaged;
 * nothing is ever deleted.
 */
export const openStore = (config: DatabaseConfig): Promise<OpenDb> =>
  config.databaseUrl === undefined
    ? openFolder(config.dataDir)
    : openServer(config.databaseUrl, databaseName(config));

/** Waits for a database that is away or busy; meanwhile the process responds that it is starting. */
async function openServer(url: string, name: string): Promise<OpenDb> {
  for (;;) {
    try {
      return await openPostgres(url);
    } catch (error) {
      if (!isUnavailable(error)) {
        throw new ConfigError(`${name} cannot be used (${reasonOf(error)}): ${startHint(error)}`);
      }
      const again = `trying again every ${RETRY_MS / 1000} s`;
      log(`${name} is not available (${reasonOf(error)}): ${startHint(error)}; ${again}`);
      await pause(RETRY_MS);
    }
  }
}

async function openFolder(folder: string): Promise<OpenDb> {
  const unlock = lockDataFolder(folder);
  try {
    const store = await openEmbedded(join(folder, 'database'));
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new ConfigError(
      `The data folder ${folder} is damaged (${reasonOf(error)}): restore it from a copy, ` +
        'or move it away to begin afresh; nothing was deleted',
    );
  }
}
