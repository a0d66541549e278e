import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { firstOpenOrder, visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const VISITS = ['/', '/my', '/?utm_source=poster&fbclid=1', '/my?utm_source=poster'];

/** The scripts of the active workers, by the paths of their scopes. */
const activeWorkers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const active = all.filter((one) => one.active?.state === 'activated');
    return active.map(({ scope }) => new URL(scope).pathname).sort();
  });

const untilInstalled = (page: Page) =>
  expect.poll(() => activeWorkers(page)).toEqual(['/', '/my/']);

async function expectProfileAt(page: Page, visit: string): Promise<void> {
  await expect(page.getByText('12 480').first(), visit).toBeVisible();
  expect(new URL(page.url()).pathname, visit).toBe('/my/');
}

test('[R9.2] the addresses / and /my, with any query, open the profile without a network and with a stopped server', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  await expectProfileAt(page, '/my/');
  await untilInstalled(page);
  expectNetworkErrors();
  await context.setOffline(true);
  for (const visit of VISITS) {
    await page.goto(visit);
    await expectProfileAt(page, visit);
  }
  await context.setOffline(false);
  await server.kill();
  for (const visit of VISITS) {
    await page.goto(visit);
    await expectProfileAt(page, visit);
  }
});

test('[R9.2] [R9.3] the worker of / and /my leaves all other pages to the network and controls no screen of the app', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  await expectProfileAt(page, '/my/');
  await untilInstalled(page);
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await page.reload();
  expect(await controller()).toMatch(/\/my\/sw\.js$/);
  const response = await page.goto('/sandbox/');
  expect(response?.ok()).toBe(true);
  expect(response?.fromServiceWorker()).toBe(false);
  expectNetworkErrors();
  await context.setOffline(true);
  await expect(page.goto('/sandbox/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

const ROUTES = readFileSync(
  resolve(import.meta.dirname, '../../../src/app/routes/routes.tsx'),
  'utf8',
);
/** What no device stores: pages of their own and the address of no screen. The staff screens have a table of their own. */
const NOT_STORED = ['/documentation/*', '/development', '*'];

/** The address of every screen of the route table, with ids of the account. */
function screenAddresses(ids: Readonly<Record<string, string>>): string[] {
  const paths = Array.from(ROUTES.matchAll(/path: '([^']+)'/gu), ([, path = '']) => path);
  return paths
    .filter((path) => !NOT_STORED.includes(path))
    .map((path) => `/my${ids[path] ?? path}`);
}

test('[R9.2] every screen with an unknown query opens without a network after one visit', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  const { page, context } = await openApp(profileDir);
  await visitOnce({ page, context }, 'student');
  const product = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.goto('/my/education');
  const lesson = await page.locator('a[href^="/my/education/"]').first().getAttribute('href');
  await page.goto('/my/orders');
  const order = await firstOpenOrder(page);
  const addresses = screenAddresses({
    '/orders/:ids': `/orders/${order}`,
    '/catalog/:id': (product ?? '').replace('/my', ''),
    '/education/:id': (lesson ?? '').replace('/my', ''),
  });
  expect(addresses.length).toBeGreaterThan(20);
  expectNetworkErrors();
  await context.setOffline(true);
  for (const address of addresses) {
    expect(address).not.toContain(':');
    const response = await page.goto(`${address}?utm_source=x&fbclid=y`);
    expect(response?.fromServiceWorker(), address).toBe(true);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.first(), address).toBeVisible();
    await expect(heading, address).not.toHaveText(/Такой страницы нет|Что-то пошло не так/u);
  }
});

test('[R9.2] [R6.1] a screen that no device stores says so without a network, and opens with one', async ({
  openApp,
  profileDir,
  problems,
  expectNetworkErrors,
}) => {
  const { page, context } = await openApp(profileDir);
  await visitOnce({ page, context }, 'student');
  expectNetworkErrors();
  problems.allow(/Failed to fetch dynamically imported module/u);
  await context.setOffline(true);
  await page.goto('/my/staff');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Этот экран откроется с сетью' }),
  ).toBeVisible();
  await context.setOffline(false);
  const notOnDevice = page.getByRole('heading', { name: 'Этот экран откроется с сетью' });
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notOnDevice).toHaveCount(0);
});
