import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { serviceRequests } from '../support/members/owner-view.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const ORDERS = 'GET /service/v2/api/orders$';

/** Takes the lead from the page as another tab does: its own rounds would request the orders too. */
const stopRounds = (page: Page) =>
  page.evaluate(() => {
    const held = new Promise(() => {});
    navigator.locks
      .request('area-sync-leader', { steal: true }, () => held)
      // The page takes the lead back.
      .catch(() => undefined);
  });

test('[R4.17] orders that failed to load are requested once by two quick presses, and stay in sight while they are requested again', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: ORDERS, status: 400, body: '{}' }]);
  await openSignedIn(page, 'student');
  const ordersRequests = async (since: Date) => {
    const requests = await serviceRequests(server, since);
    // With ids it is the histories of open orders that are requested, not the list.
    const isList = ({ path, query }: (typeof requests)[number]) =>
      path.endsWith('/v2/api/orders') && !query.has('ids');
    return requests.filter(isList).length;
  };
  // The first screen's own requests end with the navigation.
  await page.goto('/my/orders', { waitUntil: 'commit' });
  const opened = new Date();
  // The screen requests the orders by itself, and then the start does.
  await expect.poll(() => ordersRequests(opened)).toBe(2);
  // The message above the screen may have a retry button of its own.
  const failed = page.getByRole('heading', { name: 'Заказы не загрузились' }).locator('..');
  const retry = failed.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();

  await stopRounds(page);
  await server.recover();
  const since = new Date();
  await retry.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const orders = page.getByRole('article');
  await expect(orders.first()).toBeVisible();
  expect(await ordersRequests(since)).toBe(1);

  await server.faults([{ match: ORDERS, delayMs: 3000 }]);
  const response = page.waitForResponse(/\/v2\/api\/orders\?/);
  // The tab that comes to the front takes the lead back and requests everything.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => ordersRequests(since)).toBe(2);
  await expect(orders.first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await response;
  await expect(orders.first()).toBeVisible();
});
