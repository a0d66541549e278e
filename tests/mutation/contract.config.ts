import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Contract tests of the money and access rules, on the embedded database only. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  define: { __DEV_FEATURES__: 'false' },
  test: {
    include: [
      'purchase-rules',
      'purchase-input',
      'orders',
      'money',
      'cancellation',
      'rewards',
      'service',
      'authorisation',
    ].map((name) => `tests/contract/${name}.test.ts`),
    globalSetup: 'tests/mutation/embedded-setup.ts',
    setupFiles: ['tests/support/console-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 240_000,
  },
});
