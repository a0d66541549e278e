import { expect, type Page } from '@playwright/test';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { test } from './fixtures.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** The app refreshes a token of 75 s after 15 s, because it refreshes 60 s before expiry (R4.11). */
const SHORT_LIFESPAN_S = 75;

/**
 * Dispatches the events of a tab that becomes visible and online, so that it takes over the sync and sends
 * requests. A headless browser never hides a tab and so never dispatches them.
 */
const simulateReturnToTab = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });

/** Makes the tab send requests until the service has accepted a second token from it. */
async function waitForNewToken(page: Page, { accepted }: Traffic): Promise<void> {
  await expect(async () => {
    await simulateReturnToTab(page);
    expect(new Set(accepted).size).toBeGreaterThan(1);
  }).toPass();
}

const refreshesOf = (tabs: readonly { readonly traffic: Traffic }[]) =>
  tabs.flatMap(({ traffic }) => traffic.refreshes);

/** Uses a refresh token as the app's OIDC client does and returns the status. */
async function refreshWith(issuer: string, token: string): Promise<number> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'friends-public',
      refresh_token: token,
    }),
  });
  return response.status;
}

test('[R4.11] the app refreshes a token before it expires, and the service accepts the new one', async ({
  page,
  keycloak,
}) => {
  await keycloak.admin.setRealm({ accessTokenLifespan: SHORT_LIFESPAN_S });
  const traffic = watchTraffic(page);
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expect.poll(() => traffic.refreshes).toContain(200);
  await waitForNewToken(page, traffic);
  expect(traffic.refreshes.every((status) => status === 200)).toBe(true);
});

test('[R4.11] [R9.5] with single-use refresh tokens, several tabs stay signed in after their refreshes', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  await keycloak.admin.setRealm({
    accessTokenLifespan: SHORT_LIFESPAN_S,
    revokeRefreshToken: true,
  });
  const tabs = [{ page, traffic: watchTraffic(page) }];
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  for (let count = 0; count < 2; count += 1) {
    const tab = await context.newPage();
    tabs.push({ page: tab, traffic: watchTraffic(tab) });
    await tab.goto('/my/');
    await expect(tab.getByText('12 480').first()).toBeVisible();
  }
  // One tab may refresh for all tabs; each tab must then use a new token.
  for (const { page: tab, traffic } of tabs) {
    await waitForNewToken(tab, traffic);
  }
  expect(new Set(refreshesOf(tabs))).toEqual(new Set([200]));

  // Keycloak applies the setting: it refuses a used refresh token.
  expectNetworkErrors();
  const [used] = tabs.flatMap(({ traffic }) => traffic.used);
  expect(await refreshWith(keycloak.issuer, used ?? '')).toBe(400);
});

test('[R4.8] [R4.11] after Keycloak ends the session, stored data stays readable on the member’s own device, and the member can sign in again', async ({
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await keycloak.admin.setRealm({ accessTokenLifespan: SHORT_LIFESPAN_S });
  await signInAs(page, 'student');
  await page.goto('/my/settings');
  await page.getByText('Это моё устройство').click();
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await keycloak.admin.endAllSessions();
  const signInAgain = page.getByRole('button', { name: 'Войти снова' });
  await expect(signInAgain).toBeVisible();
  await expect(page.getByText('12 480').first()).toBeVisible();
  await signInAgain.click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});
