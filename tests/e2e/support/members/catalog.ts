import { expect, type Page } from '@playwright/test';
import { openSignedIn, signInAs } from './sign-in.ts';

export const PRODUCTS = '/my/catalog/products';

export const cards = (page: Page) => page.getByRole('article');

/** The line with the number of products found. */
export const found = (page: Page) => page.locator('main p[role=status]');

/** The names of the products in the page, in their order. */
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The prices of the products in the page, in their order, coins. */
export const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).allInnerTexts()).map((text) => {
    const [, price = ''] = /^(?:\D*\n)?(?:от\s)?([\d\s]+)\s\p{L}/u.exec(text) ?? [];
    return Number(price.replace(/\s/g, ''));
  });

/** Signs a student in and opens the catalog; resolves once it shows products and their number. */
export async function openCatalog(page: Page, address = PRODUCTS): Promise<void> {
  await openSignedIn(page, 'student');
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  await expect(found(page)).toHaveText(/^\d/);
}

/** The number of products found. */
export const amount = async (page: Page): Promise<number> =>
  Number(((await found(page).textContent()) ?? '').replace(/\D/g, ''));

export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  // Until the sheet is open, Back would leave the screen.
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Chooses an option in the filter's sheet; returns the number of products that the option shows. */
export async function chooseInSheet(page: Page, name: string): Promise<number> {
  const sheet = await openFilter(page);
  const option = sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  const promised = Number(((await option.textContent()) ?? '').replace(/\D/g, ''));
  await option.click();
  await sheet.getByRole('button', { name: new RegExp(`^Показать ${promised} товар`) }).click();
  await expect(sheet).toHaveCount(0);
  return promised;
}

/** Signs in unless the identity provider signs the member in on the other brand's host by itself. */
export async function signInWhenPrompted(page: Page): Promise<void> {
  const form = page.locator('input[autocomplete~=username]');
  await expect(form.or(cards(page).first())).toBeVisible();
  if (await form.isVisible()) await signInAs(page, 'student');
  await expect(cards(page).first()).toBeVisible();
}
