import { expect, type Page } from '@playwright/test';
import { visitOnce } from '#tests/e2e/support/members/member-profile.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { test } from './fixtures.ts';

const passwordField = (page: Page) => page.locator('input[autocomplete~=current-password]');

async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

/** Data of a member that is stored on this device. */
const memberDataOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name !== 'workbox-expiration'),
    who: localStorage.getItem('SF_WHO'),
    pictures: (await caches.keys()).filter((name) => !name.includes('precache')),
  }));

const NOTHING = { databases: [], who: null, pictures: [] };

test('[R9.8] signing out also ends Keycloak’s session: the next visit shows the sign-in page', async ({
  context,
  page,
  keycloak,
  problems,
}) => {
  // This test opens the silent page as a tab to read the storage; the browser then requests its icon.
  problems.allow(/favicon\.ico/);
  await visitOnce({ context, page }, 'student', signInAs);
  await signOutByMenu(page);
  await expect(passwordField(page)).toBeVisible();
  expect(page.url()).toContain(`${keycloak.issuer}/`);

  const next = await context.newPage();
  await next.goto('/my/');
  await expect(passwordField(next)).toBeVisible();
  await next.goto('/my/silent-check-sso.html');
  await expect.poll(() => memberDataOnDevice(next)).toEqual(NOTHING);
});

test('[R9.8] signing out while Keycloak is unavailable deletes the member’s data; later another member can sign in', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student', signInAs);
  await keycloak.stop();
  await signOutByMenu(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход не выполнен');
  await expect.poll(() => memberDataOnDevice(page)).toEqual(NOTHING);

  await keycloak.start();
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
  // Keycloak still has the previous user's session and offers to restart the sign-in.
  await page.getByRole('button', { name: 'Перезапустить вход' }).click();
  await signInAs(page, 'poor');
  await expect(page.getByText('Лола').first()).toBeVisible();
  await expect(page.getByText('12 480')).toHaveCount(0);
});
