import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { VITEST_LIMITS } from '#tests/support/limits.ts';

/** The unit tests: they run in Node and need neither a browser nor a database. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  define: { __DEV_FEATURES__: 'false' },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['fake-indexeddb/auto', 'tests/support/setup/console-setup.ts'],
    ...VITEST_LIMITS,
  },
});
