import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const STEP_MS = 5000;
const QUARTER_MS = 15 * 60_000;

/** The calls of the service that a page makes, as «METHOD path». */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/service/')) calls.push(`${request.method()} ${pathname.slice(8)}`);
  });
  return calls;
}

const isPoll = (call: string) => call.endsWith('/contactTracking');

/** Lets the time go on until the sync has done what a start does and polls. */
const untilPolled = (page: Page, calls: readonly string[]) =>
  expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS);
      return calls.some(isPoll);
    })
    .toBe(true);

test('[R9.5] [R7.4] an unchanged repeat start makes nine requests to the service, and an open app requests the catalog once, without content in the response', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await openSignedIn(page, 'student');
  await untilPolled(page, followCalls(page));
  // The first start has seen ten histories; the second fetches the rest.
  await page.reload();
  await untilPolled(page, followCalls(page));

  await page.reload();
  const calls = followCalls(page);
  await untilPolled(page, calls);
  expect(calls.filter((call) => !isPoll(call)).toSorted()).toEqual([
    'GET /api/cards',
    'GET /api/contacts/detail',
    'GET /api/contacts/detail',
    'GET /api/user/get',
    'GET /v2/api/contacts',
    'GET /v2/api/contacts',
    'GET /v2/api/operations',
    'GET /v2/api/orders',
    'HEAD /v2/api',
  ]);

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const statuses = new Map<string, number>();
  const products: string[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/products')) products.push(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  // The address of the first request after the download is new; that of the next one is in the HTTP cache.
  for (const expected of [[200], [200, 304]]) {
    await page.clock.fastForward(QUARTER_MS);
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS);
        return products.map((id) => statuses.get(id));
      })
      .toEqual(expected);
  }
});
