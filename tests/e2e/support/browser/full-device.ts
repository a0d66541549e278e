import { expect, type Page } from '@playwright/test';

/** The smallest effective quota, bytes: 0 would remove the override. */
const NO_STORAGE = 1;

/** Writes to the page's IndexedDB; returns the name of the error, or null when the write succeeds. */
const writeToDevice = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const request = indexedDB.open('room', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('bytes');
        request.onerror = () => resolve(request.error?.name ?? 'unknown');
        request.onsuccess = () => {
          const db = request.result;
          const written = db.transaction('bytes', 'readwrite');
          written.objectStore('bytes').put('a', 1);
          const settle = (name: string | null) => {
            db.close();
            resolve(name);
          };
          written.oncomplete = () => settle(null);
          written.onabort = () => settle(written.error?.name ?? 'unknown');
        };
      }),
  );

/**
 * Leaves the page's origin no storage: stored data stays readable, each write fails with a QuotaExceededError.
 * It lasts until the page closes. `estimate()` does not show it, only a real write does.
 */
export async function fillDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_STORAGE });
  await expectFull(page);
}

/** Fails when the page can still write to the device. */
export async function expectFull(page: Page): Promise<void> {
  expect(await writeToDevice(page), 'the result of a write to the device').toBe(
    'QuotaExceededError',
  );
}
