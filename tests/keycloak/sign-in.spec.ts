import { expect, type Page } from '@playwright/test';
import { watchNavigations } from '#tests/e2e/support/members/member-profile.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { test } from './fixtures.ts';
import { watchTraffic } from './traffic.ts';

const passwordField = (page: Page) => page.locator('input[autocomplete~=current-password]');

test('[R1.9] a member signs in on Keycloak’s page and returns to the opened screen', async ({
  page,
  keycloak,
}) => {
  await page.goto('/my/orders');
  await expect(passwordField(page)).toBeVisible();
  expect(page.url()).toContain(`${keycloak.issuer}/`);
  await expect(page.getByRole('button', { name: 'Вход', exact: true })).toBeVisible();

  await signInAs(page, 'student');
  await expect(page).toHaveURL('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R1.8] Keycloak’s page has the language that was chosen in the app', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.goto('/my/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hisobingizga kiring');
  await page.locator('input[autocomplete~=username]').fill('student@example.test');
  await passwordField(page).fill('wrong');
  await page.getByRole('button', { name: 'Kirish', exact: true }).click();
  await expect(page.getByText('Pochta yoki parol toʻgʻri kelmadi.')).toBeVisible();
});

test('[R4.11] a reload restores the session in the silent frame without a redirect', async ({
  page,
}) => {
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  const traffic = watchTraffic(page);
  const navigations = watchNavigations(page);
  await page.reload();
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expect.poll(() => traffic.accepted.length).toBeGreaterThan(0);
  expect(navigations.map((address) => new URL(address).pathname)).toEqual(['/my/']);
});

test('[R4.11] a member who chose «Запомнить меня» is still signed in after a restart of the browser', async ({
  openApp,
  profileDir,
}) => {
  const first = await openApp(profileDir);
  await first.page.goto('/my/');
  await first.page.getByRole('checkbox', { name: 'Запомнить меня' }).check();
  await signInAs(first.page, 'student');
  await expect(first.page.getByText('12 480').first()).toBeVisible();
  await first.context.close();

  const { page } = await openApp(profileDir);
  const traffic = watchTraffic(page);
  await page.goto('/my/');
  await expect.poll(() => traffic.accepted.length).toBeGreaterThan(0);
});
