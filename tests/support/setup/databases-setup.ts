import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/database/db.ts';
import { migratePglite } from '#server/database/migrate.ts';
import { startPostgres, type TestPostgres } from '../database/postgres.ts';

const TEMPLATE = 'migrated';

/** The shared PostgreSQL of a run. */
export interface SharedPostgres {
  /** The address of its maintenance database, where a test file creates its own database. */
  readonly url: string;
  /** The database with the schema, which the files' databases are copies of. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that holds a migrated embedded database as `dumpDataDir` writes it. */
    embeddedTemplate: string;
    /** Null where this machine has no PostgreSQL. */
    sharedPostgres: SharedPostgres | null;
  }
}

/**
 * Prepares the databases of a run once: initialising and migrating one takes seconds of CPU time, and
 * a copy takes a fraction of it. Vitest calls it before the first file.
 * @returns stops PostgreSQL and removes the files; Vitest calls it after the last file.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  // Threads share the embedded database's code; V8 of Node 20 may end the process where it frees code that is replaced.
  setFlagsFromString('--no-wasm-code-gc');
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-databases-'));
  const postgres = await startPostgres();
  provide('sharedPostgres', postgres && (await createTemplate(postgres)));
  provide('embeddedTemplate', await writeEmbeddedTemplate(folder));
  return () => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function createTemplate({ url }: TestPostgres): Promise<SharedPostgres> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const { close } = await openPostgres(new URL(TEMPLATE, url).href);
  await close();
  return { url, template: TEMPLATE };
}

/**
 * Writes a migrated embedded database into a folder.
 * @returns the file's path
 */
export async function writeEmbeddedTemplate(folder: string): Promise<string> {
  const file = join(folder, 'embedded.tar');
  const client = await PGlite.create('memory://');
  await migratePglite(drizzle({ client }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  return file;
}
