import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { REPORT } from './environment.ts';

export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../../test-results/keycloak'),
  globalSetup: '../e2e/support/global-setup.ts',
  // One Keycloak, whose settings a story may change for its time.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Keycloak's own start is not ours to hurry: a story that met it too early is told once more.
  retries: 1,
  // A story may stop Keycloak and start it again, 10 s on a quiet machine and a minute on a busy one.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
});
