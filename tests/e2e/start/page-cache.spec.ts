import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const RESTORED = 'restored pages';

resetAfterEach('student');

/** Counts the pages of the tab that the browser restores as they were left. */
const countRestored = (page: Page) =>
  page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      const count = Number(sessionStorage.getItem(key) ?? 0);
      if (persisted) sessionStorage.setItem(key, String(count + 1));
    });
  }, RESTORED);

const restoredPages = (page: Page) =>
  page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), RESTORED);

const password = (page: Page) => page.locator('input[autocomplete~=current-password]');

test('[R4.11] Back from the sign-in page starts the app again, which leads to the sign-in page', async ({
  page,
}) => {
  await countRestored(page);
  await page.goto('/my/orders');
  await expect(password(page)).toBeVisible();
  for (const times of [1, 2]) {
    await page.evaluate(() => history.back());
    await expect.poll(() => restoredPages(page).catch(() => 0)).toBe(times);
    await expect(password(page)).toBeVisible();
  }
  await signInAs(page, 'student');
  await expect(page).toHaveURL(/\/my\/orders$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
});

test('[R9.8] Back after a sign-out shows nothing of the member and leads to the sign-in page', async ({
  page,
}) => {
  await countRestored(page);
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(password(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect.poll(() => restoredPages(page).catch(() => 0)).toBe(1);
  await expect(password(page)).toBeVisible();
  await expect(page.getByText('12 480')).toHaveCount(0);
});
