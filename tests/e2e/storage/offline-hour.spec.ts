import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const REQUESTS = 6;
const MINUTE_MS = 60_000;
/** How far the page's clock is set on at a time, in ms: what the page stores meanwhile takes real time. */
const STEP_MS = 2000;

const pageTime = (page: Page) => page.evaluate(() => Date.now());

test('[R9.5] [R9.11] without a network one request a minute is made, because the browser may be wrong, and the network’s return makes them at once', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await page.clock.install();
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480')).toBeVisible();
  // The files of the app that come after the first content are there.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // The browser's event ends the pause of the sync, whose request finds that there is no network.
  await expect(page.getByRole('status').getByText('нет сети')).toBeVisible();
  const requests: string[] = [];
  // The worker's own requests, too.
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const start = await pageTime(page);
  const stepUntilNext = async () => {
    await page.clock.runFor(STEP_MS);
    return requests.length;
  };
  for (let count = 0; count < REQUESTS; count += 1)
    await expect.poll(stepUntilNext, { intervals: [50] }).toBeGreaterThan(count);
  const minutes = ((await pageTime(page)) - start) / MINUTE_MS;
  expect(requests.length).toBeLessThanOrEqual(minutes + 2);
  // No minute passes without a doubt.
  expect(minutes).toBeLessThan(REQUESTS * 1.25);
  const before = requests.length;
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('нет сети')).toHaveCount(0);
  await expect.poll(() => requests.length).toBeGreaterThan(before);
});
