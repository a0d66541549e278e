import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { REPORT } from './environment.ts';

export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../../test-results/keycloak'),
  globalSetup: '../e2e/support/browser/global-setup.ts',
  // All tests share one Keycloak and change its settings.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Keycloak can be slow right after its start; a test that fails because of that runs again.
  retries: 1,
  // A restart of Keycloak takes 10 s on an idle machine and a minute on a busy one.
  timeout: LIMITS.longTest,
  expect: { timeout: LIMITS.wait, toPass: { timeout: LIMITS.longWait } },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
});
