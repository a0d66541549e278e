import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { openProfile, type ProfileOptions } from './browser.ts';
import { ProblemWatch } from './problem-watch.ts';

/** An open browser on one profile. */
export interface OpenApp {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface StoryFixtures {
  /** An empty profile folder, removed after the story: hand it to `openApp` again for a next start. */
  profileDir: string;
  /** Collects console errors, page errors and policy violations; any that is left fails the story. */
  problems: ProblemWatch;
  /** Declares that the story breaks the network on purpose: its failed requests are no problem. */
  expectNetworkErrors: () => void;
  /** Opens a browser on a profile folder, against the worker's server; closed after the story. */
  openApp: (profileDir: string, options?: ProfileOptions) => Promise<OpenApp>;
}

interface WorkerFixtures {
  /** The backend with the built app; one a worker, on its own copy of the seeded data. */
  server: TestServer;
}

export const test = base.extend<StoryFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  profileDir: async ({}, use) => {
    const profileDir = mkdtempSync(join(tmpdir(), 'profile-'));
    await use(profileDir);
    // The browser's helpers may still be writing their last lines.
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },

  problems: async ({}, use) => {
    const problems = new ProblemWatch();
    await use(problems);
    expect(problems.problems, 'what the story caused unnoticed').toEqual([]);
  },

  expectNetworkErrors: async ({ problems }, use) => {
    await use(() => problems.allowNetworkErrors());
  },

  openApp: async ({ server, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (profileDir, options) => {
      const context = await openProfile(profileDir, { baseURL: server.origin, ...options });
      opened.push(context);
      await problems.attach(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    });
    for (const context of opened) await context.close();
    await server.recover();
  },

  // The ordinary `page` of a story is the first tab of an ordinary profile, not an incognito one.
  context: async ({ openApp, profileDir }, use) => {
    const { context } = await openApp(profileDir);
    await use(context);
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});
