import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tests/support/browsers/chromium.ts';
import { LIMITS } from '#tests/support/limits.ts';

export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../../test-results/cluster'),
  // A cluster and what uses it take the whole machine.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: LIMITS.wait, toPass: { timeout: LIMITS.longWait } },
  use: { launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
  reporter: [['list']],
});
