import { expect, type Page } from '@playwright/test';

/** The smallest that counts: 0 would take the override back. In bytes. */
const NO_ROOM = 1;

/** The name of the error that a write of this page to the device ends with, null when it is taken. */
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
 * Leaves the origin of the page no room on the device: what is stored stays readable, each write is
 * refused with a QuotaExceededError. It lasts until the page closes; `estimate()` says nothing of it, a
 * real write does.
 */
export async function fillDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  await expectFull(page);
}

/** Fails when the device takes what the page writes. */
export async function expectFull(page: Page): Promise<void> {
  expect(await writeToDevice(page), 'how the device answers a write').toBe('QuotaExceededError');
}
