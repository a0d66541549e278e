import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInFormAddress } from '#tests/support/people/sign-in-form.ts';

/** The password of every seeded account. */
const PASSWORD = 'demo';
const AUTHORIZATION = '/sso/realms/loyalty/protocol/openid-connect/auth';

/**
 * Signs a seeded account in through the real sign-in page and waits until the app is back. For tests about
 * signing in; other tests start with `openSignedIn`.
 * @param account - the part of the address before `@example.test`.
 */
export async function signInAs(page: Page, account: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/my/');
  await page.locator('input[autocomplete~=username]').fill(emailOf(account));
  await page.locator('input[autocomplete~=current-password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/my\//);
}

/**
 * Opens the app for a seeded account that already has a session at the identity provider: the app's first
 * start with this member, without the sign-in page. The session belongs only to this browser.
 */
export async function openSignedIn(page: Page, account: string, path = '/my/'): Promise<void> {
  await createSession(page, account);
  await page.goto(path);
  // The app is redirected to the provider and back, and then stores the member's identity.
  await page.waitForFunction(() => localStorage.getItem('SF_WHO') !== null);
  await expect(page).toHaveURL(/\/my\//);
}

/** Sends the sign-in form without a page; the browser shares the cookies of these requests. */
async function createSession(page: Page, account: string): Promise<void> {
  const { request } = page.context();
  const config = await request.get('/my/config.json');
  const { identity } = (await config.json()) as { identity: { clientId: string } };
  const origin = new URL(config.url()).origin;
  const form = await request.get(AUTHORIZATION, {
    params: {
      client_id: identity.clientId,
      redirect_uri: `${origin}/my/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const signedIn = await request.post(signInFormAddress(await form.text(), origin), {
    form: { email: emailOf(account), password: PASSWORD },
  });
  expect(signedIn.url(), `the address after the sign-in of ${account}`).toContain(`${origin}/my/`);
}

const emailOf = (account: string) => `${account}@example.test`;

/** Presses «Выйти» in the menu. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}
