import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import {
  balanceOf,
  beginPurchase,
  confirmButton,
  dialogOf,
  failCatalogRequests,
  openProduct,
  PRODUCT,
  readOutcome,
  reloadProduct,
} from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PRICE = 1200;
const START = 12_480;

test.beforeEach(async ({ server }) => {
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  await server.staff.setProduct(PRODUCT, { price: PRICE, stock: 20 });
});

resetAfterEach('student');

/** Collects the names of the buttons that appear on the page from now on. */
async function watchButtons(page: Page): Promise<() => Promise<readonly string[]>> {
  const names = await page.evaluateHandle(() => {
    const found: string[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const buttons = [node, ...node.querySelectorAll('*')].filter((one) =>
          one.matches('button'),
        );
        found.push(...buttons.map(({ textContent }) => textContent));
      }
    }).observe(document, { childList: true, subtree: true });
    return found;
  });
  return () => names.jsonValue();
}

test('[R2.18] after a price change the dialog shows the old and the new price and buys only after the member accepts it', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  // The browser logs each 409 as an error.
  expectNetworkErrors();
  await failCatalogRequests(server);
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  // A response that is still to come would show the new price before the purchase.
  await reloadProduct(page, PRODUCT);
  await server.staff.setProduct(PRODUCT, { price: 1500 });
  await beginPurchase(page);
  const changed = dialogOf(page).getByRole('alert');
  await expect(changed).toContainText('было 1 200');
  await expect(changed).toContainText('стало 1 500 токенов');
  await expect(confirmButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  expect(await balanceOf(server, 'student')).toBe(START);

  // The price changes once more after the dialog has fetched it.
  await beginPurchase(page);
  await server.staff.setProduct(PRODUCT, { price: PRICE });
  const appeared = await watchButtons(page);
  await confirmButton(page).click();
  await expect(changed).toContainText('было 1 500');
  await expect(changed).toContainText('стало 1 200 токенов');
  // A dialog without a way to buy has this button where «Купить» was: a second tap would close it.
  expect(await appeared()).not.toContain('Понятно');
  expect(await balanceOf(server, 'student')).toBe(START);
  await changed.getByRole('button', { name: 'Понятно, продолжить' }).click();
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  expect(await balanceOf(server, 'student')).toBe(START - PRICE);
});
