import { expect, type Page } from '@playwright/test';

/** The release of the page that the tab shows: what the build wrote into it. */
export const shownBuild = (page: Page): Promise<string | null> =>
  page.locator('meta[name="app-build"]').getAttribute('content');

/** Waits until the app's files are on the device and its worker answers for this tab. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Asks the server for a new version; true when one is installed and waits. */
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

/** Does what the member's agreement does: tells the waiting version to take over. */
export const agreeToUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  });

/** Waits until the tab shows another build than the given one. */
export async function untilBuildChanges(page: Page, from: string | null): Promise<void> {
  await expect.poll(() => shownBuild(page)).not.toBe(from);
  await untilInstalled(page);
}

/** Address and text of everything that the service worker keeps on the device. */
export const keptFiles = (page: Page): Promise<{ url: string; text: string }[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const perCache = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request, { ignoreVary: true });
        return { url: request.url, text: (await answer?.text()) ?? '' };
      });
      return Promise.all(answers);
    });
    return (await Promise.all(perCache)).flat();
  });
