import { expect, type Page } from '@playwright/test';
import type { OpenApp } from './fixtures.ts';
import { untilInstalled } from './installed-app.ts';
import { signInAs } from './sign-in.ts';

/** What a device has after one ordinary visit: the app installed, the member's data stored. */
export async function visitOnce({ page }: OpenApp, account: string): Promise<void> {
  await signInAs(page, account);
  await page.goto('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilInstalled(page);
  await untilCatalogueStored(page);
}

/** Waits until the background download of the start is done: the catalogue is its last part. */
async function untilCatalogueStored(page: Page): Promise<void> {
  await page.goto('/my/catalog/products');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Addresses that the tab itself went to, frames inside it left out. */
export function watchNavigations(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
}

/** The number of the first open order on the list; its link is never followed here. */
export async function firstOpenOrder(page: Page): Promise<string> {
  const ready = page.getByRole('article').filter({ hasText: 'Можно забирать' }).first();
  const text = await ready.getByText(/^№ \d+$/).textContent();
  return (text ?? '').replace(/\D/g, '');
}
