import { expect, type BrowserContext, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import type { TestServer } from '#tests/support/service/server.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { untilScreenIsWhole } from '../support/looks/whole-screen.ts';
import { fieldOf, titleOf } from '../support/members/friends.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import {
  chooseOwnDevice,
  password,
  REJECTION,
  signInAgain,
} from '../support/members/session-end.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { filledTables } from '../support/members/stored-area.ts';

resetAfterEach('student');

const BALANCE = '12 480';

const balance = (page: Page) => page.getByText(BALANCE).first();

/** Makes the tab look hidden, or visible again, as a switch to another tab does. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** The provider has ended the session: it refuses the next refresh and shows its sign-in page. */
async function endProviderSession(context: BrowserContext, server: TestServer): Promise<void> {
  await context.clearCookies();
  const refused = {
    status: 400,
    contentType: 'application/json',
    body: '{"error":"invalid_grant"}',
  };
  await server.faults([
    { match: '^POST /sso/.*/token$', ...refused },
    { ...REJECTION, times: 1 },
  ]);
}

/** Moves the page's clock on without waiting; a hidden tab reads it once a minute. */
async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.evaluate((count) => {
    for (let minute = 0; minute < count; minute += 1) {
      const now = performance.now() + 60_000;
      const before = performance.now.bind(performance);
      const start = before();
      performance.now = () => now + before() - start;
      document.dispatchEvent(new Event('visibilitychange'));
    }
  }, minutes);
}

/** Opens a screen and waits until the tab has its token. */
async function openWithToken(page: Page, path: string): Promise<void> {
  const tokenReceived = page.waitForResponse(/\/sso\/.*\/token$/u);
  await page.goto(path);
  await tokenReceived;
}

test('[R4.8] a tab that was hidden for 20 minutes signs out, hides and deletes the member’s data, and keeps the draft for the next sign-in', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await openWithToken(page, '/my/invite');
  await fieldOf(page, 'Фамилия').fill('Qdraft');
  await setHidden(page, true);
  await passMinutes(page, 19);
  await expect(page).toHaveTitle(/^Скоро выйдем из кабинета/u);
  const isBack = page
    .waitForRequest(/\/protocol\/openid-connect\/logout\?/u)
    .then(() => page.waitForEvent('load'));
  await passMinutes(page, 1);
  await expect(titleOf(page)).toHaveText('Сеанс закончился');
  await expect(page.getByText('Кабинет был скрыт 20 минут')).toBeVisible();
  await expect(page).toHaveURL('/my/');
  // A press before the page comes back from the provider's sign-out would go with it.
  await isBack;
  await expect.poll(() => filledTables(page)).toEqual(['formDrafts']);
  expect(await page.evaluate(() => localStorage.getItem('SF_WHO'))).toBeNull();

  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await signInAs(page, 'student');
  await expect(balance(page)).toBeVisible();
  await page.goto('/my/invite');
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
});

test('[R4.8] the member’s own device signs out after 20 hidden minutes too, returns to the same screen and goes on showing its data', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await chooseOwnDevice(page);
  await openWithToken(page, '/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await setHidden(page, true);
  const signedOut = page.waitForRequest(/\/protocol\/openid-connect\/logout\?/u);
  await passMinutes(page, 20);
  await signedOut;
  await expect(signInAgain(page)).toBeVisible();
  await expect(page).toHaveURL('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(password(page)).toHaveCount(0);
  await signInAgain(page).click();
  await expect(password(page)).toBeVisible();
});

test('[R4.8] [R9.8] a device that is the member’s own no more, after the session has ended, hides and deletes the data at once, in every tab', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await chooseOwnDevice(page);
  await openWithToken(page, '/my/');
  const other = await context.newPage();
  // Later responses of the provider would bring the deleted cookies back.
  await openWithToken(other, '/my/orders');
  await expect(other.getByRole('article').first()).toBeVisible();
  await endProviderSession(context, server);
  await expect(async () => {
    await Promise.all([page, other].map(wakeUp));
    await expect(signInAgain(page)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  await page.goto('/my/settings');
  await expect(signInAgain(page)).toBeVisible();
  await page.getByText('Это моё устройство').click();
  for (const tab of [page, other]) {
    await expect(titleOf(tab)).toHaveText('Сеанс закончился');
    await expect(titleOf(tab)).toBeFocused();
    await expect(tab).toHaveTitle(/^Сеанс закончился · /u);
  }
  await expect.poll(() => filledTables(page)).toEqual([]);
  await context.setOffline(true);
  await other.goto('/my/orders');
  await expect(other.getByRole('article')).toHaveCount(0);
});

test('[R4.8] a hidden tab stays signed in while another tab is in use, and a tab that is shown in time starts to count again', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'student');
  const other = await context.newPage();
  await other.goto('/my/');
  await expect(balance(other)).toBeVisible();
  await setHidden(page, true);
  await passMinutes(page, 19);
  await expect(page).toHaveTitle(/^Скоро выйдем/u);
  await setHidden(other, true);
  await setHidden(other, false);
  await expect(page).not.toHaveTitle(/^Скоро выйдем/u);
  await passMinutes(page, 19);
  await expect(balance(page)).toBeVisible();

  await setHidden(page, false);
  await setHidden(page, true);
  await passMinutes(page, 17);
  await expect(page).not.toHaveTitle(/^Скоро выйдем/u);
  await expect(balance(page)).toBeVisible();
});

test('[R4.8] [R4.11] after the provider has ended the session, a browser tab hides the member’s data, also at the next start and without a network', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await openWithToken(page, '/my/');
  await endProviderSession(context, server);
  await expect(async () => {
    await wakeUp(page);
    await expect(titleOf(page)).toHaveText('Сеанс закончился', { timeout: LIMITS.attempt });
  }).toPass();
  await expect(page.getByText(BALANCE)).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(titleOf(page)).toHaveText('Нет сети для входа');
  await context.setOffline(false);
  await server.clearFaults();
  await expect(password(page)).toBeVisible();
  await signInAs(page, 'student');
  await expect(balance(page)).toBeVisible();
});

test('[R4.8] [R9.2] after the provider has ended the session, the member’s own device goes on showing its data, also at the next start', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await chooseOwnDevice(page);
  await openWithToken(page, '/my/');
  await endProviderSession(context, server);
  await expect(async () => {
    await wakeUp(page);
    await expect(signInAgain(page)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  await expect(balance(page)).toBeVisible();
  await page.reload();
  await expect(signInAgain(page)).toBeVisible();
  await expect(balance(page)).toBeVisible();
});

for (const [name, hours] of [
  ['ahead', 3],
  ['behind', -3],
] as const) {
  test(`[R4.11] a device whose clock is three hours ${name} signs in, refreshes its token and stays signed in`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await openSignedIn(page, 'student');
    await expect(balance(page)).toBeVisible();
    // A part that is still loading would count as missing after two minutes.
    await untilScreenIsWhole(page);
    const refreshed = page.waitForResponse(/\/sso\/.*\/token$/u);
    await page.clock.fastForward('04:10');
    expect((await refreshed).status()).toBe(200);
    await page.reload();
    await expect(balance(page)).toBeVisible();
    await expect(signInAgain(page)).toHaveCount(0);
  });
}
