import { test } from '../fixtures.ts';

/**
 * Resets the accounts to their seeded coins and orders after each test of the file, because later tests of the
 * same server expect them. It restarts the service first when the test has stopped it.
 */
export function resetAfterEach(...accounts: readonly string[]): void {
  test.afterEach(async ({ server }) => {
    await server.recover();
    for (const account of accounts) {
      await server.sandbox('POST', 'reset', { email: `${account}@example.test` });
    }
  });
}
