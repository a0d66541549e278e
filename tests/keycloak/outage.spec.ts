import { expect } from '@playwright/test';
import { visitOnce, watchNavigations } from '#tests/e2e/support/members/member-profile.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { startServer } from '#tests/support/service/server.ts';
import { test } from './fixtures.ts';
import { watchTraffic } from './traffic.ts';

test('[R9.2] while Keycloak is unavailable the app starts with stored data and does not redirect; the session continues when Keycloak is back', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student', signInAs);
  await keycloak.stop();
  const navigations = watchNavigations(page);
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 480').first()).toBeVisible();

  const traffic = watchTraffic(page);
  await keycloak.start();
  await expect.poll(() => traffic.accepted.length).toBeGreaterThan(0);
  expect(new Set(navigations.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/my/']),
  );
});

test('[R4.11] without Keycloak the service verifies tokens with cached keys, and returns 503 while it has none', async ({
  context,
  page,
  server,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const traffic = watchTraffic(page);
  await visitOnce({ context, page }, 'student', signInAs);
  const token = traffic.accepted.at(-1) ?? '';
  const status = async (origin: string, bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${origin}/service/v2/api/contacts`, { headers })).status;
  };
  const other = await startServer({ env: { OIDC_ISSUER: keycloak.issuer } });
  try {
    await keycloak.stop();
    expect(await status(server.origin, token)).toBe(200);
    expect(await status(server.origin, `${token}x`)).toBe(401);
    expect(await status(other.origin, token)).toBe(503);
    await keycloak.start();
    // The other server has its own database, so the token is the only proof of the user.
    expect(await status(other.origin, token)).toBe(200);
  } finally {
    await other.stop();
  }
});
