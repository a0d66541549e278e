import { expect, type CDPSession, type Page } from '@playwright/test';
import { storeMissing } from '#tests/support/browsers/store-missing.ts';

/** The build of the page that the tab shows, from the mark that the build writes into it. */
export const shownBuild = (page: Page): Promise<string | null> =>
  page.locator('meta[name="app-build"]').getAttribute('content');

/** Waits until the app's files are on the device and its service worker controls this tab. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate(storeMissing);
}

/** Makes the browser check for a new version; returns true when one is installed and waits. */
export const lookForUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing) {
      await new Promise<void>((resolve) => {
        const settle = () => installing.state !== 'installing' && resolve();
        installing.addEventListener('statechange', settle);
        settle();
      });
    }
    return registration.waiting !== null;
  });

/** Lets the waiting version take over, as the member's agreement does. */
export const agreeToUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  });

/** Waits until the tab shows a build other than `from`. */
export async function untilBuildChanges(page: Page, from: string | null): Promise<void> {
  await expect.poll(() => shownBuild(page)).not.toBe(from);
  await untilInstalled(page);
}

/** The address and text of each file in the service worker's caches. */
export const cachedFiles = (page: Page): Promise<{ url: string; text: string }[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const perCache = names.map(async (name) => {
      const cache = await caches.open(name);
      const responses = (await cache.keys()).map(async (request) => {
        const response = await cache.match(request, { ignoreVary: true });
        return { url: request.url, text: (await response?.text()) ?? '' };
      });
      return Promise.all(responses);
    });
    return (await Promise.all(perCache)).flat();
  });

/** The app's worker as the browser's tools reach it: they send it the events that only the browser sends. */
export interface WorkerTools {
  readonly devtools: CDPSession;
  readonly origin: string;
  readonly registrationId: string;
}

/** The tools of the worker that the tab's app has installed; they last as long as the tab, also on other pages. */
export async function workerTools(page: Page): Promise<WorkerTools> {
  const devtools = await page.context().newCDPSession(page);
  const registrations = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
    for (const { registrationId, scopeURL } of known) registrations.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const scope = `${origin}/my/`;
  await expect.poll(() => registrations.has(scope)).toBe(true);
  return { devtools, origin, registrationId: registrations.get(scope) ?? '' };
}

/** Resolves when a version of the app's worker is active that was not known before the call. */
export function nextVersionActive({ devtools, registrationId }: WorkerTools): Promise<void> {
  const known = new Set<string>();
  return new Promise((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ours = versions.filter((version) => version.registrationId === registrationId);
      if (ours.some(({ versionId, status }) => known.has(versionId) && status === 'activated')) {
        resolve();
      }
      for (const { versionId, status } of ours) if (status !== 'activated') known.add(versionId);
    });
  });
}
