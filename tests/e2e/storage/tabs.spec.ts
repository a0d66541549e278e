import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { signInAs } from '../support/members/sign-in.ts';

/** An access token is valid for five minutes; after this time the app refreshes it, ms. */
const NEARLY_EXPIRED_MS = 245_000;

/** Longer than a token is valid, ms. */
const ASLEEP_MS = 6 * 60_000;

/** Makes the app poll now, as a network that comes back does. */
/** Opens the orders in a tab and waits until the tab has its token. */
async function openTab(context: BrowserContext, page?: Page): Promise<Page> {
  const tab = page ?? (await context.newPage());
  const tokenReceived = tab.waitForResponse(/\/sso\/.*\/token$/);
  await tab.goto('/my/orders');
  await tokenReceived;
  await expect(tab.getByRole('article').first()).toBeVisible();
  return tab;
}

const tokenOf = (request: Request) => request.headers()['authorization'];

/** The numbers of the oldest orders on the list: their histories are not on the device yet. */
async function oldestOrders(page: Page, count: number): Promise<string[]> {
  const texts = await page
    .getByRole('article')
    .getByText(/^№\s\d+$/)
    .allTextContents();
  return texts.slice(-count).map((text) => text.replace(/\D/g, ''));
}

/** Opens an order; returns the token of the request that the service accepted. */
async function acceptedToken(tab: Page, number: string): Promise<string | undefined> {
  const accepted = tab.waitForResponse(
    (response) => response.url().includes(`/service/api/orders/${number}`) && response.ok(),
  );
  await tab
    .getByRole('article')
    .filter({ hasText: `№ ${number}` })
    .getByRole('link')
    .first()
    .click();
  return tokenOf((await accepted).request());
}

test('[R4.11] one tab refreshes the token, and all tabs use the new one', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const tabs = [await openTab(context, page), await openTab(context), await openTab(context)];
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('grant_type=refresh_token')) refreshes.push(request.url());
  });

  // The service rejects the first tab's token once, as when it expires.
  const [rejected = '', ...others] = await oldestOrders(page, tabs.length);
  await server.faults([
    {
      match: `^GET /service/api/orders/${rejected}`,
      status: 401,
      body: JSON.stringify({ message: '', error: '', errorCode: 'UNAUTHENTICATED' }),
      contentType: 'application/json',
      times: 1,
    },
  ]);
  const newToken = await acceptedToken(page, rejected);
  expect(refreshes).toHaveLength(1);
  const [, ...followers] = tabs;
  for (const [index, tab] of followers.entries()) {
    expect(await acceptedToken(tab, others[index] ?? '')).toBe(newToken);
  }
  expect(refreshes).toHaveLength(1);
});

test('[R4.11] five tabs that wake with an expired token send one request for a new one, and none signs out', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.clock.install();
    await openTab(context, tab);
  }
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('grant_type=refresh_token')) refreshes.push(request.url());
  });

  // The device slept: its clock went on, and no timer ran.
  const wakeTime = Date.now() + ASLEEP_MS;
  for (const tab of tabs) await tab.clock.setSystemTime(wakeTime);
  const [, ...others] = tabs;
  const orders = await oldestOrders(page, others.length);
  const tokens = await Promise.all(
    others.map((tab, index) => acceptedToken(tab, orders[index] ?? '')),
  );
  expect(refreshes).toHaveLength(1);
  expect(new Set(tokens).size).toBe(1);
  for (const tab of tabs) {
    await wakeUp(tab);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Заказ/u);
    await expect(tab.getByRole('button', { name: 'Войти снова' })).toHaveCount(0);
  }
  expect(refreshes).toHaveLength(1);
});

test('[R4.11] a suspended tab that holds the lock for the token’s refresh does not block the other tabs', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  await page.clock.install();
  const tab = await openTab(context, page);
  const suspended = await context.newPage();
  await suspended.goto('/my/');
  await suspended.evaluate(() => {
    void navigator.locks.request('token-refresh', () => new Promise(() => undefined));
  });
  // The clock would end the patience with files that are on their way.
  await tab.waitForLoadState('networkidle');
  const refreshed = tab.waitForResponse(/\/sso\/.*\/token$/);
  await tab.clock.fastForward(NEARLY_EXPIRED_MS);
  expect((await refreshed).status()).toBe(200);
});

/** Records the tab of each poll from now on, in order. */
function watchPolls(context: BrowserContext): Page[] {
  const polls: Page[] = [];
  context.on('request', (request) => {
    if (request.url().includes('contactTracking')) polls.push(request.frame().page());
  });
  return polls;
}

/** Waits until a tab polls for all tabs. */
const untilLeads = (tab: Page, polls: readonly Page[]) =>
  expect(async () => {
    await wakeUp(tab);
    expect(polls.at(-1)).toBe(tab);
  }).toPass();

/** Opens another tab, which then polls for all tabs. */
async function openLeader(
  context: BrowserContext,
  first: Page,
  polls: readonly Page[],
): Promise<Page> {
  // A tab that is still starting would take over from the one that is opened after it.
  await untilLeads(first, polls);
  const leader = await context.newPage();
  await leader.goto('/my/');
  await untilLeads(leader, polls);
  return leader;
}

test('[R9.5] the tab that comes to the front polls for all tabs', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/');
  const polls = watchPolls(context);
  const other = await openLeader(context, page, polls);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilLeads(page, polls);
  polls.length = 0;
  await expect(async () => {
    await wakeUp(other);
    await wakeUp(page);
    expect(polls.length).toBeGreaterThan(2);
  }).toPass();
  expect(polls.filter((tab) => tab === other)).toEqual([]);
});

test('[R9.11] a tab that sends no requests itself shows when the service becomes unreachable and when it is reachable again', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { context, page: follower } = await openApp(profileDir);
  await visitOnce({ context, page: follower }, 'student');
  await follower.goto('/my/');
  const leader = await openLeader(context, follower, watchPolls(context));
  const offline = (tab: Page) => tab.getByRole('status').getByText('сервис не отвечает');

  await server.kill();
  await expect(async () => {
    await wakeUp(leader);
    await expect(offline(follower)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  await server.recover();
  await expect(async () => {
    await wakeUp(leader);
    await expect(offline(follower)).toHaveCount(0, { timeout: LIMITS.attempt });
  }).toPass();
});

test('[R9.8] a tab that missed the sign-out hides the member’s data as soon as it is shown again', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const unnotified = await context.newPage();
  await unnotified.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await unnotified.goto('/my/');
  await expect(unnotified.getByText('12 480').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await unnotified.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(unnotified.getByText('12 480')).toHaveCount(0);
});

test('[R9.8] a tab that was signing in while another one signed out shows the sign-in page', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const signingIn = await context.newPage();
  await signingIn.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  const { promise: signedOut, resolve: continueSignIn } = Promise.withResolvers<undefined>();
  const tokenRequested = signingIn.waitForRequest(/\/protocol\/openid-connect\/token$/u);
  await signingIn.route(/\/protocol\/openid-connect\/token$/u, async (route) => {
    const response = await route.fetch();
    await signedOut;
    await route.fulfill({ response });
  });
  await signingIn.goto('/my/');
  await tokenRequested;
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  continueSignIn(undefined);
  await expect(signingIn.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R4.11] a member who types the app’s address on the sign-in page sees the sign-in page again', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
});
