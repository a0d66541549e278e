import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { storeOf, type OpenDb } from '#server/database/db.ts';

/** A new embedded database in memory with the current schema and no rows. */
export async function openFreshEmbedded(): Promise<OpenDb> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('embeddedTemplate')) });
  return storeOf(client);
}

/**
 * Creates a database with the current schema and no rows in the run's PostgreSQL. It goes with the
 * whole PostgreSQL at the end of the run.
 * @returns its address; null where this machine has no PostgreSQL.
 */
export async function createPostgresDatabase(): Promise<string | null> {
  const shared = inject('sharedPostgres');
  if (shared === null) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: shared.url });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${shared.template}`);
  } finally {
    await client.end();
  }
  return new URL(name, shared.url).href;
}
