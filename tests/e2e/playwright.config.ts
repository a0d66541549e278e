import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results'),
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A story that passes only the second time is a defect of the product or of the story.
  retries: 0,
  // A limit ends what hangs; what is slow on a busy machine passes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 60_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: resolve(root, '.cache/reports/playwright.json') }]],
});
