import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { visitOnce } from './support/member-profile.ts';
import { signInAs } from './support/sign-in.ts';

/** An access token lives for five minutes: this much later it is due for a refresh. */
const NEARLY_EXPIRED_MS = 245_000;

/** Ends the pause of the poll, as a network that comes back does. */
const wakeUp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** A tab of the signed-in member with its session known. */
async function openTab(context: BrowserContext, page?: Page): Promise<Page> {
  const tab = page ?? (await context.newPage());
  const asked = tab.waitForResponse(/\/sso\/.*\/token$/);
  await tab.goto('/my/orders');
  await asked;
  await expect(tab.getByRole('article').first()).toBeVisible();
  return tab;
}

const tokenOf = (request: Request) => request.headers()['authorization'];

/** Numbers of the oldest orders on the list: no device has their histories yet. */
async function oldestOrders(page: Page, count: number): Promise<string[]> {
  const texts = await page
    .getByRole('article')
    .getByText(/^№ \d+$/)
    .allTextContents();
  return texts.slice(-count).map((text) => text.replace(/\D/g, ''));
}

/** Opens an order: the token of the call that was accepted. */
async function acceptedToken(tab: Page, number: string): Promise<string | undefined> {
  const accepted = tab.waitForResponse(
    (answer) => answer.url().includes(`/service/api/orders/${number}`) && answer.ok(),
  );
  await tab
    .getByRole('article')
    .filter({ hasText: `№ ${number}` })
    .getByRole('link')
    .first()
    .click();
  return tokenOf((await accepted).request());
}

test('[R4.11] one tab refreshes the token for all, and all go on with it', async ({
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

  // The service takes the first tab's token no more, as when it expires.
  const [refused = '', ...others] = await oldestOrders(page, tabs.length);
  await server.faults([
    {
      match: `^GET /service/api/orders/${refused}`,
      status: 401,
      body: JSON.stringify({ message: '', error: '', errorCode: 'UNAUTHENTICATED' }),
      contentType: 'application/json',
      times: 1,
    },
  ]);
  const fresh = await acceptedToken(page, refused);
  expect(refreshes).toHaveLength(1);
  const [, ...followers] = tabs;
  for (const [index, tab] of followers.entries()) {
    expect(await acceptedToken(tab, others[index] ?? '')).toBe(fresh);
  }
  expect(refreshes).toHaveLength(1);
});

test('[R4.11] a suspended tab with the refresh in its hands does not stop the others', async ({
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
  const refreshed = tab.waitForResponse(/\/sso\/.*\/token$/);
  await tab.clock.fastForward(NEARLY_EXPIRED_MS);
  expect((await refreshed).status()).toBe(200);
});

/** The tabs that polled from now on, in their order. */
function watchPolls(context: BrowserContext): Page[] {
  const polls: Page[] = [];
  context.on('request', (request) => {
    if (request.url().includes('contactTracking')) polls.push(request.frame().page());
  });
  return polls;
}

/** Opens a tab beside the present one and waits until it polls for both. */
async function openLeader(context: BrowserContext, polls: readonly Page[]): Promise<Page> {
  const leader = await context.newPage();
  await leader.goto('/my/');
  await expect(async () => {
    await wakeUp(leader);
    expect(polls.at(-1)).toBe(leader);
  }).toPass();
  return leader;
}

test('[R9.5] the tab that comes to the front polls for all', async ({ openApp, profileDir }) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/');
  const polls = watchPolls(context);
  const other = await openLeader(context, polls);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await wakeUp(page);
    expect(polls.at(-1)).toBe(page);
  }).toPass();
  polls.length = 0;
  await expect(async () => {
    await wakeUp(other);
    await wakeUp(page);
    expect(polls.length).toBeGreaterThan(2);
  }).toPass();
  expect(polls.filter((tab) => tab === other)).toEqual([]);
});

test('[R9.11] a tab that asks for nothing itself says so when the service is away, and when it is back', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { context, page: follower } = await openApp(profileDir);
  await visitOnce({ context, page: follower }, 'student');
  await follower.goto('/my/');
  const leader = await openLeader(context, watchPolls(context));
  const offline = (tab: Page) => tab.getByRole('status').getByText('нет сети');

  await server.kill();
  await expect(async () => {
    await wakeUp(leader);
    await expect(offline(follower)).toBeVisible({ timeout: 500 });
  }).toPass();
  await server.recover();
  await expect(async () => {
    await wakeUp(leader);
    await expect(offline(follower)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('[R9.8] a tab that did not hear of the sign-out leaves as soon as it is looked at again', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const deaf = await context.newPage();
  await deaf.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await deaf.goto('/my/');
  await expect(deaf.getByText('12 480').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await deaf.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(deaf.getByText('12 480')).toHaveCount(0);
});

test('[R9.8] a tab that was still signing in when another one signed out does not let the person in again', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  const late = await context.newPage();
  await late.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  const { promise: isSignedOut, resolve: goOn } = Promise.withResolvers<undefined>();
  const asked = late.waitForRequest(/\/protocol\/openid-connect\/token$/u);
  await late.route(/\/protocol\/openid-connect\/token$/u, async (route) => {
    const response = await route.fetch();
    await isSignedOut;
    await route.fulfill({ response });
  });
  await late.goto('/my/');
  await asked;
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  goOn(undefined);
  await expect(late.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R4.11] whoever types the address while at the sign-in page is led there again', async ({
  page,
}) => {
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
});
