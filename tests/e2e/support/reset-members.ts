import { test } from './fixtures.ts';

/**
 * Gives the accounts their seeded coins and orders back after each story of the file: later stories of the
 * same server count with them. The service runs again by then, also where the story has ended it.
 */
export function resetAfterEach(...accounts: readonly string[]): void {
  test.afterEach(async ({ server }) => {
    await server.recover();
    for (const account of accounts) {
      await server.sandbox('POST', 'reset', { email: `${account}@example.test` });
    }
  });
}
