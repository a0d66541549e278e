import { join } from 'node:path';
import { ConfigError } from '#server/config/config-error.ts';
import { lockDataFolder } from './data-lock.ts';
import { openEmbedded, openPostgres, type OpenDb } from './client.ts';

/**
 * Opens the database that the configuration names. Throws a ConfigError when PostgreSQL cannot be
 * reached or the data folder is in use or damaged; nothing is ever deleted.
 */
export const openStore = (config: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): Promise<OpenDb> =>
  config.databaseUrl === undefined ? openFolder(config.dataDir) : openServer(config.databaseUrl);

async function openServer(url: string): Promise<OpenDb> {
  try {
    return await openPostgres(url);
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new ConfigError(
      `The database ${host}${pathname} of DATABASE_URL cannot be used (${reasonOf(error)}): ` +
        'check the address, the password and that it runs',
    );
  }
}

async function openFolder(folder: string): Promise<OpenDb> {
  const unlock = lockDataFolder(folder);
  try {
    const { db, close } = await openEmbedded(join(folder, 'database'));
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new ConfigError(
      `The data folder ${folder} is damaged (${reasonOf(error)}): restore it from a copy, ` +
        'or move it away to begin afresh; nothing was deleted',
    );
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message || String(cause) : String(cause);
  return text.split('\n')[0] ?? text;
}
