import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, test as base } from '@playwright/test';
import { openProfile } from './browser/browser.ts';
import { ProblemWatch } from './browser/problem-watch.ts';
import { StaticServer } from './browser/static-server.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');
const POLICY_VIOLATION = /policy violation|Content Security Policy|Trusted ?Type/i;

interface Site {
  readonly server: StaticServer;
  readonly origin: string;
}

/**
 * For tests of the shell without a backend: the built app from a server that the test may break, and an ordinary
 * profile. A violation of the security policy fails a test; failed requests of the app do not.
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
    expect(watch.problems.filter((text) => POLICY_VIOLATION.test(text))).toEqual([]);
  },
});
