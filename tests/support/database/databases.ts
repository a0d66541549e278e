import { createPostgresApp, createTestApp, type TestApp } from '../service/test-app.ts';
import { createPostgresDatabase } from './fresh-database.ts';

export interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<TestApp>;
}

/**
 * The embedded database and, where it can be had, a real PostgreSQL: the first serialises everything and
 * so hides races.
 */
export async function testDatabases(): Promise<readonly TestDatabase[]> {
  const embedded = { name: 'the embedded database', open: () => createTestApp() };
  const url = await createPostgresDatabase();
  if (url === null) return [embedded];
  return [embedded, { name: 'PostgreSQL', open: () => createPostgresApp(url) }];
}
