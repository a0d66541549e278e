import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openProfile } from '#tests/e2e/support/browser/browser.ts';
import { newProfileDir, removeProfile } from '#tests/e2e/support/browser/installed-profile.ts';
import { buildBare } from './build-bare.ts';
import type { Start } from './measure.ts';
import type { Ready } from './ready.ts';
import { type SlowProxy, startSlowProxy } from './slow-proxy.ts';
import { serveStaticSite } from './static-site.ts';

const FORM: Ready = { selector: 'input[name=email]' };
const CODE: Ready = { selector: 'svg[role=img]' };

/** One of the things that are compared, and its network. */
export interface Target {
  readonly proxy: SlowProxy;
  /** A profile folder after the first visit, with everything stored. */
  readonly profile: string;
  /** null: it has no form of its own. */
  readonly firstVisit: Start | null;
  /** What a later start opens, by row. */
  readonly starts: Readonly<Record<string, Start>>;
}

export const LIMIT_FOLDER = join(import.meta.dirname, 'limit');

/** A hand-written page with a cache-first worker: nothing can be faster. */
export const createLimitPage = (cleanup: AsyncDisposableStack): Promise<Target> =>
  createReference(cleanup, LIMIT_FOLDER, '/code.html');

/** The product's libraries with one order and nothing else. */
export async function createBareStack(cleanup: AsyncDisposableStack): Promise<Target> {
  const folder = await buildBare();
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  return createReference(cleanup, folder, '/orders/10482');
}

/**
 * Serves a folder with a form, a page of the code and a cache-first worker.
 * @param headers - sent with each file
 */
export async function createReference(
  cleanup: AsyncDisposableStack,
  folder: string,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const site = await serveStaticSite(folder, headers);
  cleanup.defer(site.close);
  const proxy = await startSlowProxy(cleanup, site.port);
  return {
    proxy,
    profile: await fillProfile(cleanup, proxy.origin, signIn),
    firstVisit: { url: `${proxy.origin}/`, ready: FORM },
    starts: { code: { url: proxy.origin + code, ready: CODE } },
  };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  // Their workers store all at once and know no messages, unlike the app's.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('button').click();
  await page.getByRole('img').waitFor();
}

/** Makes a profile folder by one visit. */
export async function fillProfile(
  cleanup: AsyncDisposableStack,
  origin: string,
  visit: (page: Page) => Promise<void>,
): Promise<string> {
  const profile = newProfileDir();
  cleanup.defer(() => removeProfile(profile));
  const context = await openProfile(profile, { baseURL: origin });
  try {
    await visit(await context.newPage());
    return profile;
  } finally {
    await context.close();
  }
}
