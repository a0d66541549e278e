import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { openSignedIn } from './support/sign-in.ts';

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
