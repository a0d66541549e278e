import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './support/chromium.ts';

const root = resolve(import.meta.dirname, '..');
const consoleSetup = 'tests/support/console-setup.ts';
/** The client's modules as a production build has them. */
const define = { __DEV_FEATURES__: 'false' };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        define,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['fake-indexeddb/auto', consoleSetup],
        },
      },
      {
        root,
        define,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: [consoleSetup],
          // The first test of a file makes and seeds a database.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'architecture',
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
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: [consoleSetup],
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
