import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './support/chromium.ts';

const root = resolve(import.meta.dirname, '..');
const consoleSetup = 'tests/support/console-setup.ts';
const databasesSetup = 'tests/support/databases-setup.ts';
/** The client's modules as a production build has them. */
const define = { __DEV_FEATURES__: 'false' };

/** Tests of both tiers: what is small in `npm test` and at full size in `npm run test:full`. */
const sized = 'tests/**/*.sized.test.ts';
/** Tests of `npm run test:full` only. */
const fullOnly = 'tests/**/*.full.test.ts';

/** Of every project; Vitest hands most options of the root on to none. */
const common = {
  // Vitest's own choice on two cores is one worker.
  maxWorkers: 2,
  // A limit ends what hangs; what is slow on a busy machine passes.
  testTimeout: 90_000,
  // The first test of a file may make and seed a database.
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        define,
        test: {
          name: 'unit',
          ...common,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['fake-indexeddb/auto', consoleSetup],
        },
      },
      {
        root,
        define,
        test: {
          name: 'contract',
          ...common,
          include: ['tests/contract/**/*.test.ts'],
          exclude: [fullOnly],
          globalSetup: databasesSetup,
          setupFiles: [consoleSetup],
        },
      },
      {
        root,
        define,
        test: {
          name: 'full',
          ...common,
          include: [fullOnly, sized],
          env: { TEST_SIZE: 'full' },
          globalSetup: databasesSetup,
          setupFiles: [consoleSetup],
        },
      },
      {
        root,
        test: {
          name: 'architecture',
          ...common,
          include: ['tests/architecture/**/*.test.ts'],
          setupFiles: [consoleSetup],
        },
      },
      {
        // The app's own build configuration: components meet the CSS and the plugins of the product.
        extends: resolve(root, 'vite.config.ts'),
        root,
        base: '/',
        // Found before the first test: a dependency that turns up later reloads the page under it.
        optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.tsx', 'tests/component/**/*.tsx'] },
        test: {
          name: 'component',
          ...common,
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: [consoleSetup, 'tests/support/icons-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
