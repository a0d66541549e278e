import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { serviceRequests } from './support/owner-view.ts';
import { openSignedIn } from './support/sign-in.ts';

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
  // The start requests the orders beside the member's data, the screen by itself before that.
  const round = page.waitForResponse(/\/v2\/api\/contacts\?/);
  await page.goto('/my/orders');
  await round;
  // The message above the screen may have a retry button of its own.
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();

  await stopRounds(page);
  await server.recover();
  const since = new Date();
  const ordersRequests = async () => {
    const requests = await serviceRequests(server, since);
    return requests.filter(({ path }) => path.endsWith('/v2/api/orders')).length;
  };
  await retry.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const orders = page.getByRole('article');
  await expect(orders.first()).toBeVisible();
  expect(await ordersRequests()).toBe(1);

  await server.faults([{ match: ORDERS, delayMs: 3000 }]);
  const response = page.waitForResponse(/\/v2\/api\/orders\?/);
  // The tab that comes to the front takes the lead back and requests everything.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(ordersRequests).toBe(2);
  await expect(orders.first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await response;
  await expect(orders.first()).toBeVisible();
});
