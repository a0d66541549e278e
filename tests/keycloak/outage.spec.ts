import { expect } from '@playwright/test';
import { visitOnce, watchNavigations } from '#tests/e2e/support/member-profile.ts';
import { startServer } from '#tests/support/server.ts';
import { test } from './fixtures.ts';
import { watchTraffic } from './traffic.ts';

test('[R9.2] with Keycloak away a start shows the stored area and stays on its page; the session goes on when it is back', async ({
  context,
  page,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await keycloak.stop();
  const navigations = watchNavigations(page);
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 480').first()).toBeVisible();

  const traffic = watchTraffic(page);
  await keycloak.start();
  await expect.poll(() => traffic.accepted.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(new Set(navigations.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/my/']),
  );
});

test('[R4.11] without Keycloak the service judges tokens by the keys that it knows, and answers 503 while it knows none', async ({
  context,
  page,
  server,
  keycloak,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const traffic = watchTraffic(page);
  await visitOnce({ context, page }, 'student');
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
    // Its database is a copy without this person's changes; the token alone decides.
    expect(await status(other.origin, token)).toBe(200);
  } finally {
    await other.stop();
  }
});
