import { expect, type Page } from '@playwright/test';
import { untilInstalled } from '../browser/installed-app.ts';
import type { OpenApp } from '../fixtures.ts';
import { openSignedIn } from './sign-in.ts';

/**
 * Makes one ordinary visit: afterwards the app is installed, and orders, catalog and history are on the device. What the
 * start fetches later may not be: visit its screen before the network ends.
 * @param signIn - how to sign in at an identity provider other than the embedded one.
 */
export async function visitOnce(
  { page }: OpenApp,
  account: string,
  signIn: (page: Page, account: string) => Promise<void> = openSignedIn,
): Promise<void> {
  await signIn(page, account);
  await page.goto('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilInstalled(page);
  await untilAllStored(page);
}

/** Whether the device knows what it has announced: only a later operation is an event. */
const knowsOperations = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    const { name = '' } = all.find((one) => one.name?.startsWith('area-')) ?? {};
    const opening = indexedDB.open(name);
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    await done(opening);
    const reading = opening.result.transaction('meta').objectStore('meta').get('events');
    await done(reading);
    opening.result.close();
    const row = reading.result as
      | { readonly value: { readonly lastOperationId?: number } }
      | undefined;
    return typeof row?.value.lastOperationId === 'number';
  });

/** Waits until the start has stored the catalog and the history. */
async function untilAllStored(page: Page): Promise<void> {
  await page.goto('/my/catalog/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => knowsOperations(page)).toBe(true);
}

/** Records the addresses to which the tab itself navigates, without those of its frames. */
export function watchNavigations(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
}

/** The number of the first order on the list that is ready for pickup. It does not open the order. */
export async function firstOpenOrder(page: Page): Promise<string> {
  const ready = page.getByRole('article').filter({ hasText: 'Можно забирать' }).first();
  const text = await ready.getByText(/^№\s\d+$/).textContent();
  return (text ?? '').replace(/\D/g, '');
}
