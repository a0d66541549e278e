import { expect, type Page } from '@playwright/test';
import { signInAs } from '#tests/e2e/support/sign-in.ts';
import { test } from './fixtures.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** Tokens of 75 s fall due after 15 s: the app refreshes 60 s before expiry (R4.11). */
const SHORT_LIFE_S = 75;
const REFRESH_LIMIT_MS = 60_000;

/**
 * Tells the tab that it came to the front and that the network is back: it takes the sync over and asks
 * the service. A browser without windows never hides a tab and so never says it itself.
 */
const comeToFront = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });

/** Has the tab ask the service until that accepted a token of another one than so far. */
async function untilRenewed(page: Page, { accepted }: Traffic): Promise<void> {
  await expect(async () => {
    await comeToFront(page);
    expect(new Set(accepted).size).toBeGreaterThan(1);
  }).toPass({ timeout: REFRESH_LIMIT_MS });
}

const refreshesOf = (tabs: readonly { readonly traffic: Traffic }[]) =>
  tabs.flatMap(({ traffic }) => traffic.refreshes);

/** Uses a refresh token as the app's client does and tells the answer's status. */
async function refreshBy(issuer: string, token: string): Promise<number> {
  const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'friends-public',
      refresh_token: token,
    }),
  });
  return answer.status;
}

test('[R4.11] a token is refreshed before it expires, and the service goes on with the new one', async ({
  page,
  keycloak,
}) => {
  await keycloak.admin.setRealm({ accessTokenLifespan: SHORT_LIFE_S });
  const traffic = watchTraffic(page);
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expect.poll(() => traffic.refreshes, { timeout: REFRESH_LIMIT_MS }).toContain(200);
  await untilRenewed(page, traffic);
  expect(traffic.refreshes.every((status) => status === 200)).toBe(true);
});

test('[R4.11] [R9.5] with refresh tokens that count once, several tabs go on after their refreshes', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  await keycloak.admin.setRealm({ accessTokenLifespan: SHORT_LIFE_S, revokeRefreshToken: true });
  const tabs = [{ page, traffic: watchTraffic(page) }];
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  for (let count = 0; count < 2; count += 1) {
    const tab = await context.newPage();
    tabs.push({ page: tab, traffic: watchTraffic(tab) });
    await tab.goto('/my/');
    await expect(tab.getByText('12 480').first()).toBeVisible();
  }
  // One tab may refresh for all: what counts is that each goes on with a new token.
  for (const { page: tab, traffic } of tabs) {
    await untilRenewed(tab, traffic);
  }
  expect(new Set(refreshesOf(tabs))).toEqual(new Set([200]));

  // The setting is real: a refresh token that was used is refused.
  expectNetworkErrors();
  const [used] = tabs.flatMap(({ traffic }) => traffic.used);
  expect(await refreshBy(keycloak.issuer, used ?? '')).toBe(400);
});

test('[R4.8] [R4.11] a session that was ended at Keycloak leaves the stored area readable and asks for the password again', async ({
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await keycloak.admin.setRealm({ accessTokenLifespan: SHORT_LIFE_S });
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await keycloak.admin.endAllSessions();
  const again = page.getByRole('button', { name: 'Войти снова' });
  await expect(again).toBeVisible({ timeout: REFRESH_LIMIT_MS });
  await expect(page.getByText('12 480').first()).toBeVisible();
  await again.click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});
