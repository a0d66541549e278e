import { expect, type Page } from '@playwright/test';
import type { OpenApp } from './fixtures.ts';
import { untilInstalled } from './installed-app.ts';
import { openSignedIn } from './sign-in.ts';

/**
 * Makes one ordinary visit: afterwards the app is installed and the member's data is on the device.
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
  await untilCatalogStored(page);
}

/** Waits until the start's background download is done: the catalog is its last part. */
async function untilCatalogStored(page: Page): Promise<void> {
  await page.goto('/my/catalog/products');
  await expect(page.getByRole('article').first()).toBeVisible();
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
  const text = await ready.getByText(/^№ \d+$/).textContent();
  return (text ?? '').replace(/\D/g, '');
}
