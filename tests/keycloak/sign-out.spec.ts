import { expect, type Page } from '@playwright/test';
import { visitOnce } from '#tests/e2e/support/member-profile.ts';
import { signInAs } from '#tests/e2e/support/sign-in.ts';
import { test } from './fixtures.ts';

const password = (page: Page) => page.locator('input[autocomplete~=current-password]');

async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

/** What names or holds a person on this device. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name !== 'workbox-expiration'),
    who: localStorage.getItem('SF_WHO'),
    pictures: (await caches.keys()).filter((name) => !name.includes('precache')),
  }));

const NOTHING = { databases: [], who: null, pictures: [] };

test('[R9.8] signing out ends Keycloak’s session too: the next visit asks for the password', async ({
  context,
  page,
  keycloak,
  problems,
}) => {
  // The silent page is opened alone below, to look at the device; browsers ask for its icon then.
  problems.allow(/favicon\.ico/);
  await visitOnce({ context, page }, 'student');
  await signOutByMenu(page);
  await expect(password(page)).toBeVisible();
  expect(page.url()).toContain(`${keycloak.issuer}/`);

  const next = await context.newPage();
  await next.goto('/my/');
  await expect(password(next)).toBeVisible();
  await next.goto('/my/silent-check-sso.html');
  await expect.poll(() => leftOnDevice(next)).toEqual(NOTHING);
});

test('[R9.8] signing out while Keycloak is away cleans the device; later it asks for the password and lets another person in', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await keycloak.stop();
  await signOutByMenu(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход не выполнен');
  await expect.poll(() => leftOnDevice(page)).toEqual(NOTHING);

  await keycloak.start();
  await page.reload();
  await expect(password(page)).toBeVisible();
  // Keycloak still knows the former person and offers to be somebody else.
  await page.getByRole('button', { name: 'Перезапустить вход' }).click();
  await signInAs(page, 'poor');
  await expect(page.getByText('Лола').first()).toBeVisible();
  await expect(page.getByText('12 480')).toHaveCount(0);
});
