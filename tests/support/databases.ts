import { afterAll } from 'vitest';
import { startPostgres } from './postgres.ts';
import { createPostgresApp, createTestApp, type TestApp } from './test-app.ts';

export interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<TestApp>;
}

/**
 * The embedded database and, where it can be had, a real PostgreSQL: the first serialises everything and
 * so hides races. Stops PostgreSQL after the file's tests.
 */
export async function testDatabases(): Promise<readonly TestDatabase[]> {
  const embedded = { name: 'the embedded database', open: () => createTestApp() };
  const postgres = await startPostgres();
  if (!postgres) return [embedded];
  afterAll(() => postgres.stop());
  return [embedded, { name: 'PostgreSQL', open: () => createPostgresApp(postgres.url) }];
}
