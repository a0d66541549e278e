import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { openProfile } from '#tests/e2e/support/browser/browser.ts';
import {
  copyProfile,
  newProfileDir,
  removeProfile,
} from '#tests/e2e/support/browser/installed-profile.ts';
import { type Ready, type ReadyTimes, watchReady } from './ready.ts';

/** How many times slower than the machine a page runs. */
export const CPU_SLOWDOWN = 4;
/** How long the browser is busy with its own start, which is not the page's, ms. */
const LAUNCH_MS = 500;
/** How long a page may go on loading before its memory is measured, ms. */
const SETTLE_MS = 3000;

/** An address and what a person waits for there. */
export interface Start {
  /** The full address. */
  readonly url: string;
  readonly ready: Ready;
}

/** A page that runs slowly, on a device of its own. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Starts a browser on a copy of the profile folder, or on an empty one for null, and slows a new page
 * down for as long as the work takes.
 */
export async function withPhone<T>(
  profile: string | null,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const folder = profile === null ? newProfileDir() : copyProfile(profile);
  const context = await openProfile(folder);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await pause(LAUNCH_MS);
    return await work({ context, page, devtools });
  } finally {
    await context.close();
    removeProfile(folder);
  }
}

/** Opens the address and waits until it is ready. */
export async function measureStart({ page }: Phone, { url, ready }: Start): Promise<ReadyTimes> {
  const untilReady = await watchReady(page, ready);
  // A page may navigate on before it has loaded.
  void page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  return untilReady();
}

/** The JavaScript heap after the page has come to rest and garbage is collected, in MB. */
export async function measureHeap({ devtools }: Phone): Promise<number> {
  await pause(SETTLE_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
