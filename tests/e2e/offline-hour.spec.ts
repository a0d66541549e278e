import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { openSignedIn } from './support/sign-in.ts';

const MINUTES = 60;
const MINUTE_MS = 60_000;

test('[R9.5] [R9.11] an hour without a network makes one request a minute, because the browser may be wrong, and the network’s return makes them at once', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await page.clock.install();
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480')).toBeVisible();
  await context.setOffline(true);
  // The browser's event ends the pause of the sync, whose request finds that there is no network.
  await expect(page.getByRole('status').getByText('нет сети')).toBeVisible();
  const requests: string[] = [];
  // The worker's own requests, too.
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  for (let minute = 0; minute < MINUTES; minute += 1) await page.clock.runFor(MINUTE_MS);
  expect(requests.length).toBeGreaterThan(MINUTES / 2);
  expect(requests.length).toBeLessThanOrEqual(MINUTES);
  const before = requests.length;
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('нет сети')).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(before);
});
