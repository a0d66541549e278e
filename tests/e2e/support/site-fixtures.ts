import { type BrowserContext, expect, test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openProfile } from './browser.ts';
import { ProblemWatch } from './problem-watch.ts';
import { StaticServer } from './static-server.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const FORBIDDEN = /policy violation|Content Security Policy|Trusted ?Type/i;

interface Site {
  readonly server: StaticServer;
  readonly origin: string;
}

/**
 * Stories about the shell alone: the built app from a server that the story may break, and an ordinary
 * profile. A violation of the security policy fails any of them; failed calls of the app do not.
 */
export const test = base.extend<{ site: Site; context: BrowserContext }>({
  site: async ({}, use) => {
    const server = new StaticServer(DIST);
    await use({ server, origin: await server.start() });
    await server.stop();
  },

  context: async ({ site }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'shell-'));
    const context = await openProfile(profile, { baseURL: site.origin });
    const watch = new ProblemWatch();
    await watch.attach(context);
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    expect(watch.problems.filter((text) => FORBIDDEN.test(text))).toEqual([]);
  },
});
