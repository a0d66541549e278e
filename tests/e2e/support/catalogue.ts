import { expect, type Page } from '@playwright/test';
import { signInAs } from './sign-in.ts';

export const PRODUCTS = '/my/catalog/products';

/** The products that are in the page. */
export const cards = (page: Page) => page.getByRole('article');

/** The line that says how much was found. */
export const found = (page: Page) => page.locator('main p[role=status]');

/** Names of the products that are in the page, from the top. */
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** Their prices, coins. */
export const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).allInnerTexts()).map((text) => {
    const [, price = ''] = /^(?:\D*\n)?([\d\s]+)\s\p{L}/u.exec(text) ?? [];
    return Number(price.replace(/\s/g, ''));
  });

/** Signs a student in and opens the catalogue with its products. */
export async function openCatalogue(page: Page, address = PRODUCTS): Promise<void> {
  await signInAs(page, 'student');
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  await expect(found(page)).toHaveText(/^\d/);
}

/** How much was found, as a number. */
export const amount = async (page: Page): Promise<number> =>
  Number(((await found(page).textContent()) ?? '').replace(/\D/g, ''));

/** Opens the filter's sheet. */
export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  return page.getByRole('dialog', { name: 'Фильтры' });
}

/** Chooses a name in the filter's sheet; the answer is what its count has promised. */
export async function chooseInSheet(page: Page, name: string): Promise<number> {
  const sheet = await openFilter(page);
  const option = sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  const promised = Number(((await option.textContent()) ?? '').replace(/\D/g, ''));
  await option.click();
  await sheet.getByRole('button', { name: `Показать ${promised}`, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  return promised;
}
