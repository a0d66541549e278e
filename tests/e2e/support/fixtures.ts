import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';
import { openProfile, type ProfileOptions } from './browser/browser.ts';
import {
  copyProfile,
  makeInstalledProfile,
  newProfileDir,
  removeProfile,
} from './browser/installed-profile.ts';
import { ProblemWatch } from './browser/problem-watch.ts';

/** An open browser on one profile. */
export interface OpenApp {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface TestFixtures {
  /** Options of every browser of the test, unless it says otherwise. */
  profileOptions: ProfileOptions;
  /** Whether actions and assertions wait until the app has replaced the stored screen of the address. */
  waitsForApp: boolean;
  /**
   * The profile folder of a device on which the app is installed and no member is signed in; removed after the
   * test. Passed to `openApp` again it is the same device at its next start.
   */
  profileDir: string;
  /** An empty profile folder: the device of a first visit. */
  emptyProfileDir: string;
  /** The profile folders to remove after the test. */
  profileFolders: string[];
  /** Collects console errors, page errors and policy violations; any that the test does not allow fails it. */
  problems: ProblemWatch;
  /** Declares that the test breaks the network on purpose: its failed requests are no problems. */
  expectNetworkErrors: () => void;
  /** Opens a browser on a profile folder, against the worker's server; closed after the test. */
  openApp: (profileDir: string, options?: ProfileOptions) => Promise<OpenApp>;
}

interface WorkerFixtures {
  /** The backend with the built app: one for each worker, on its own copy of the seeded data. */
  server: TestServer;
  /** The template of `profileDir`, made once for each worker, because an installed app belongs to one origin. */
  installedProfile: string;
}

/** Makes actions and assertions wait while the page shows a stored screen. */
async function waitForApp(context: BrowserContext): Promise<void> {
  const wait = (page: Page) =>
    page.addLocatorHandler(page.locator('[data-first-screen]'), () => Promise.resolve());
  context.on('page', (page) => void wait(page));
  await Promise.all(context.pages().map(wait));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  installedProfile: [
    async ({ server }, use) => {
      const template = await makeInstalledProfile(server.origin);
      await use(template);
      removeProfile(template);
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  profileFolders: [
    async ({}, use) => {
      const folders: string[] = [];
      await use(folders);
      folders.forEach(removeProfile);
    },
    // Set up first and so torn down last: the folders are removed after their browsers are closed.
    { auto: true },
  ],

  profileDir: async ({ installedProfile, profileFolders }, use) => {
    const profileDir = copyProfile(installedProfile);
    profileFolders.push(profileDir);
    await use(profileDir);
  },

  emptyProfileDir: async ({ profileFolders }, use) => {
    const profileDir = newProfileDir();
    profileFolders.push(profileDir);
    await use(profileDir);
  },

  problems: async ({}, use) => {
    const problems = new ProblemWatch();
    await use(problems);
    expect(problems.problems, 'problems that the test does not expect').toEqual([]);
  },

  expectNetworkErrors: async ({ problems }, use) => {
    await use(() => problems.allowNetworkErrors());
  },

  profileOptions: [{}, { option: true }],

  waitsForApp: [true, { option: true }],

  openApp: async ({ server, problems, profileOptions, waitsForApp }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (profileDir, options) => {
      const context = await openProfile(profileDir, {
        baseURL: server.origin,
        ...profileOptions,
        ...options,
      });
      opened.push(context);
      await problems.attach(context);
      if (waitsForApp) await waitForApp(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    });
    for (const context of opened) await context.close();
    await server.recover();
  },

  // The default `page` of a test is the first tab of an ordinary profile, not an incognito one.
  context: async ({ openApp, profileDir }, use) => {
    const { context } = await openApp(profileDir);
    await use(context);
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});
