import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tests/support/browsers/chromium.ts';
import { LIMITS } from '#tests/support/limits.ts';

export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../../test-results/container'),
  // All of it has the ports that compose.yaml names.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: LIMITS.longTest,
  expect: { timeout: LIMITS.wait, toPass: { timeout: LIMITS.longWait } },
  use: {
    baseURL: 'http://localhost:8080',
    locale: 'ru-RU',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  reporter: [['list']],
});
