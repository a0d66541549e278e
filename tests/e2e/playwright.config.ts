import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results'),
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // Tests of one file run beside each other: each worker has its own server, and no worker waits for a long file.
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only on the second run shows a defect of the product or of the test.
  retries: 0,
  // Long enough for a slow test on a busy machine; it ends only a test that hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 60_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: resolve(root, '.cache/reports/playwright.json') }]],
});
