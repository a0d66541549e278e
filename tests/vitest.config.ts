import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './support/browsers/chromium.ts';
import { VITEST_LIMITS } from './support/limits.ts';

const root = resolve(import.meta.dirname, '..');
const consoleSetup = 'tests/support/setup/console-setup.ts';
const databasesSetup = 'tests/support/setup/databases-setup.ts';
const leaveNothing = 'tests/support/setup/leave-nothing.ts';
/** The app's modules as a production build has them. */
const define = { __DEV_FEATURES__: 'false' };

/** Tests of both tiers: what is small in `npm test` and at full size in `npm run test:full`. */
const sized = 'tests/**/*.sized.test.ts';
/** Tests of `npm run test:full` only. */
const fullOnly = 'tests/**/*.full.test.{ts,tsx}';

/**
 * The projects run one group after another: workers that files share serve one project, and components, which wait
 * for the browser, have more of them.
 */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Of every project; Vitest hands most options of the root on to none. */
const common = {
  // Vitest's own choice on two cores is one worker.
  maxWorkers: 2,
  ...VITEST_LIMITS,
  // What passes only the second time is listed as unstable by tests/run.ts.
  retry: process.env['CI'] ? 1 : 0,
  // The list of the unstable shows the first line of a failure: with the values, such as what axe found.
  chaiConfig: { truncateThreshold: 400 },
};

/**
 * Files that replace a module. Each runs in an environment of its own, because a module is loaded once for all files
 * that share one. The others start quicker in a shared one and leave nothing behind: they pass in any order
 * (`--sequence.shuffle.files`).
 */
const mocked = globSync('tests/{unit,contract}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /\bvi\.mock\(/.test(readFileSync(resolve(root, file), 'utf8')),
);
const mockedIn = (folder: string) => mocked.filter((file) => file.startsWith(folder));

const unit = {
  ...common,
  setupFiles: ['fake-indexeddb/auto', consoleSetup, leaveNothing],
};
const databases = { ...common, globalSetup: databasesSetup, setupFiles: [consoleSetup] };
/** Threads share the compiled code of the embedded database, which a process of its own compiles for each file. */
const contract = { ...databases, pool: 'threads' as const };

/** Tests of components in Chromium. */
const components = (name: string, include: string[], exclude: string[]) => ({
  // The app's own build configuration: components meet the CSS and the plugins of the product.
  extends: resolve(root, 'vite.config.ts'),
  root,
  base: '/',
  // Found before the first test: a dependency that turns up later reloads the page under it.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.tsx', 'tests/component/**/*.tsx'],
    // Only a worker imports it.
    include: ['zxing-wasm/reader'],
  },
  test: {
    name,
    ...common,
    ...inGroup(3),
    maxWorkers: 4,
    include,
    exclude,
    setupFiles: [
      consoleSetup,
      'tests/support/setup/icons-setup.ts',
      'tests/support/setup/contacts-setup.ts',
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArgs },
        // As a member who asked for less motion sees it: no test waits for a transition. The end-to-end tests have motion.
        contextOptions: {
          locale: 'ru-RU',
          timezoneId: 'Europe/Moscow',
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        define,
        test: {
          name: 'unit',
          ...unit,
          ...inGroup(1),
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: mocked,
          isolate: false,
        },
      },
      { root, define, test: { name: 'unit-mocked', ...unit, include: mockedIn('tests/unit') } },
      {
        root,
        define,
        test: {
          name: 'contract',
          ...contract,
          ...inGroup(2),
          include: ['tests/contract/**/*.test.ts'],
          exclude: [fullOnly, ...mocked],
          isolate: false,
        },
      },
      {
        root,
        define,
        test: {
          name: 'contract-mocked',
          ...contract,
          include: mockedIn('tests/contract'),
          exclude: [fullOnly],
        },
      },
      {
        root,
        define,
        test: {
          name: 'full',
          ...databases,
          include: ['tests/**/*.full.test.ts', sized],
          env: { TEST_SIZE: 'full' },
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
      components('component', ['tests/component/**/*.test.tsx'], [fullOnly]),
      components('component-full', ['tests/component/**/*.full.test.tsx'], []),
    ],
  },
});
