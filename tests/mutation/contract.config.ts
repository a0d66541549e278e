import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { VITEST_LIMITS } from '#tests/support/limits.ts';

/** Contract tests of money, access and what waits to be sent, on the embedded database only. */
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
      'own-data',
      'service',
      'authorisation',
      'posts',
      'post-order',
      'order-intents',
      'order-retries',
      'reconciliation',
    ].map((name) => `tests/contract/${name}.test.ts`),
    globalSetup: 'tests/mutation/embedded-setup.ts',
    setupFiles: ['tests/support/setup/console-setup.ts'],
    ...VITEST_LIMITS,
  },
});
