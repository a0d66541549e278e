import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import type { ProfileOptions } from './support/browser/browser.ts';

const root = resolve(import.meta.dirname, '../..');

/** Tests of pages that Back restores: Playwright switches Chromium's page cache off. */
const PAGE_CACHE = 'page-cache.spec.ts';

export default defineConfig<{ profileOptions: ProfileOptions }>({
  testDir: '.',
  outputDir: resolve(root, 'test-results'),
  globalSetup: './support/browser/global-setup.ts',
  workers: 2,
  // Tests of one file run beside each other: each worker has its own server, and no worker waits for a long file.
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only the second time is listed as unstable by tests/run.ts.
  retries: process.env['CI'] ? 1 : 0,
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.wait, toPass: { timeout: LIMITS.longWait } },
  use: { actionTimeout: LIMITS.wait, navigationTimeout: LIMITS.wait },
  projects: [
    { name: 'chromium', testIgnore: PAGE_CACHE },
    {
      name: 'page-cache',
      testMatch: PAGE_CACHE,
      use: { profileOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: resolve(root, '.cache/reports/playwright.json') }]],
});
