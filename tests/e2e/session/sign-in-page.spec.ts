import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';

const email = (page: Page) => page.locator('input[autocomplete~=username]');
const password = (page: Page) => page.locator('input[autocomplete~=current-password]');

async function fillForm(page: Page): Promise<void> {
  await email(page).fill('student@example.test');
  await password(page).fill('demo');
}

test('[R1.9] a double press of Enter signs in, and Back then says that the form is outdated', async ({
  openApp,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto('/my/');
  await expect(page.getByRole('button', { name: 'Показать пароль' })).toBeVisible();
  await fillForm(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url());
  });
  // The second press comes before the response to the first one.
  await server.faults([{ match: '^POST /sso/', delayMs: 500, times: 1 }]);
  await password(page).focus();
  const firstPress = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  await firstPress;
  await page.keyboard.press('Enter');
  await expect(page.getByText('12 480').first()).toBeVisible();
  expect(sent).toHaveLength(1);

  expectNetworkErrors();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта страница входа устарела');
});

test('[R1.9] without scripts and files of its own the sign-in page has its look and signs in', async ({
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  const { context, page } = await openApp(emptyProfileDir);
  expectNetworkErrors();
  await context.route('**/sso/assets/**', (route) => route.abort());
  await page.goto('/my/');
  await expect(email(page)).toBeVisible();
  await expect(email(page)).toHaveCSS('block-size', '48px');
  await fillForm(page);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R2.27] [R4.11] a link to a question leads to the question after the sign-in', async ({
  page,
}) => {
  await page.goto('/my/faq#card-lost');
  await expect(password(page)).toBeVisible();
  await fillForm(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my\/faq#card-lost$/u);
  await expect(page.locator('#card-lost')).toHaveJSProperty('open', true);
});

test('[R1.9] [R9.2] the app’s files are requested while the person is at the form, also where it was filled in before its program ran', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  const filled = Promise.withResolvers<void>();
  await page.route('**/sso/assets/sign-in.js*', async (route) => {
    await filled.promise;
    await route.continue();
  });
  await page.goto('/my/', { waitUntil: 'commit' });
  await fillForm(page);
  const app = page.waitForRequest(/\/my\/assets\/vendor-/u);
  filled.resolve();
  expect((await app).resourceType()).toBe('fetch');
});
