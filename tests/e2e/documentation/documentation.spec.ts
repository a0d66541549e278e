import { expect } from '@playwright/test';
import { desktop } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { listDocPages } from '../support/looks/documentation.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** The parts that R2.50 lists, by the addresses of their pages. */
const SPECIFIED = {
  design: ['colours', 'typography', 'variables', 'mixins', 'helpers'],
  base: [
    'button',
    'select',
    'input',
    'input-code',
    'checkbox',
    'date-picker',
    'phone-input',
    'price-slider',
    'slider',
    'tabs',
    'toast',
    'table',
    'tag',
    'accordion',
    'skeleton',
    'card',
    'grid',
    'order-history',
    'hint',
    'dialog',
    'show-more',
    'alert',
    'banner-spent',
    'icon',
    'progress-load',
  ],
  app: ['product-card', 'product-detail-card', 'order-card', 'go-back', 'hint', 'page-loader'],
  functions: ['core', 'emoji', 'security', 'welcome-bonus'],
};

test('[R2.50] [R2.11] the UI kit opens without signing in and has a page for each specified part', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const paths = await listDocPages(page);
  const specifiedPaths = Object.entries(SPECIFIED).flatMap(([section, ids]) =>
    ids.map((id) => `${section}/${id}`),
  );
  expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  expect(requestedPaths.filter((path) => /^\/(service|sso)/.test(path))).toEqual([]);
});

test('[R2.50] searching finds a page, which the keyboard opens', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, desktop);
  await page.goto('/my/documentation');
  const search = page.getByRole('searchbox', { name: 'Поиск по документации' });
  await search.fill('палитра');
  const navigation = page.getByRole('navigation', { name: 'Документация' });
  await expect(navigation.getByRole('link')).toHaveText(['Цвета']);
  await search.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Цвета' })).toBeFocused();
  await search.fill('нет такого слова');
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();
});

test('[R2.50] [R1.1] [R1.8] a chosen brand, theme or language changes the page in place and stays after a reload', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, desktop);
  await page.goto('/my/documentation/functions/core');
  await expect(page.getByText(/12\s480\sтокенов/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Бренд' }).selectOption('mti');
  await expect(page.getByText(/12\s480\sмонет/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('uz');
  await expect(page.getByText(/12\s480\stanga/)).toBeVisible();
  await page.reload();
  await expect(page.locator('html[lang=uz][data-brand=mti][data-theme=dark]')).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('SF_LANG'))).toBeNull();
});

test('[R2.50] [R10.3] a phone preview shows a page in the brand, theme and language of the page around it', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, desktop);
  await page.goto('/my/documentation/base/input?brand=people&theme=dark&lang=uz&width=320');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Input' })).toBeVisible();
  await expect(frame.locator('html[lang=uz][data-brand=people][data-theme=dark]')).toBeAttached();
  const width = await frame.locator('body').evaluate(() => innerWidth);
  expect(width).toBe(320);
  // A component that is as high as the window must not make the preview grow.
  await page.goto('/my/documentation/app/page-loader?width=320');
  await expect(frame.getByRole('heading', { level: 1, name: 'PageLoader' })).toBeVisible();
  expect(await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBe(640);
});

test('[R10.3] only the documentation’s preview can be framed, and only by its own origin', async ({
  request,
  server,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(server.origin + path)).headers()['content-security-policy'];
  expect(await policyOf('/my/documentation/iframe')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/my/documentation')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/my/')).toContain("frame-ancestors 'none'");
});

test('[R2.50] changing a property by hand updates the example and its code', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, desktop);
  await page.goto('/my/documentation/base/input');
  const playground = page.getByRole('region', { name: 'Попробуй' });
  await playground.getByLabel('error').fill('Проверь номер');
  await expect(playground.getByLabel('Имя', { exact: true })).toHaveAccessibleDescription(
    /Проверь номер/,
  );
  await expect(playground.locator('code')).toContainText('error="Проверь номер"');
  await playground.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(playground.locator('code')).not.toContainText('error');
});

test('[R2.50] a link in an example does not navigate, and an unknown page links back in the same brand', async ({
  page,
}) => {
  await page.goto('/my/documentation/app/go-back?brand=mosap');
  await page.locator('[data-example]').getByRole('link').first().click();
  await expect(page).toHaveURL('/my/documentation/app/go-back?brand=mosap');
  await page.goto('/my/documentation/base/nothing?brand=mosap');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/my/documentation?brand=mosap');
});

test('[R2.50] when the documentation fails to load, a screen says so and its button loads it again', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page } = await openApp(profileDir);
  await page.route('**/assets/documentation-*', (route) => route.abort());
  await page.goto('/my/documentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Идут технические работы');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI-кит кабинета');
});

test('[R2.50] a signed-in member opens the documentation by an address with a capital; a longer address is not found', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/Documentation/base/button');
  await expect(page).toHaveURL('/my/documentation/base/button');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goto('/my/documentationx');
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
});
