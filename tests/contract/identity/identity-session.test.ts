import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oidcModel } from '#server/database/schema/service/oidc.ts';
import {
  Browser,
  fragment,
  location,
  STUDENT,
  type Tokens,
} from '../../support/people/identity-browser.ts';
import { type IdentityHarness, startIdentity } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());

const authorizeSilently = (browser: Browser) =>
  browser.authorize({ prompt: 'none', redirect_uri: `${idp.origin}/my/silent-check-sso.html` });

test('[R4.11] a refresh gives a new access token of the same session and another refresh token, which ends with the first', async () => {
  const browser = new Browser(idp.origin);
  const first = await browser.signIn();
  const end = Math.floor(Date.now() / 1000) + 3600;
  await idp.store.db
    .update(oidcModel)
    .set({ payload: sql`jsonb_set(${oidcModel.payload}, '{exp}', ${String(end)}::jsonb)` })
    .where(eq(oidcModel.model, 'RefreshToken'));

  const second = (await (await browser.refresh(first.refresh_token)).json()) as typeof first;

  const [before, after] = [first, second].map((tokens) => decodeJwt(tokens.access_token));
  expect(after).toMatchObject({ sid: before?.['sid'], sub: before?.sub, email: STUDENT });
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(Math.abs(Number(decodeJwt(second.refresh_token).exp) - end)).toBeLessThanOrEqual(1);
});

/** Moves the uses of tokens so far back that the grace period for several tabs is over. */
const passGrace = () =>
  idp.store.db
    .update(oidcModel)
    .set({ consumedAt: sql`${oidcModel.consumedAt} - interval '31 seconds'` });

const refreshTokenOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as Tokens).refresh_token;
};

test('[R4.11] a response to a refresh that is lost ends no session, however long there is no network', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token } = await browser.signIn();
  await browser.refresh(refresh_token);
  await passGrace();
  await passGrace();
  const again = await refreshTokenOf(await browser.refresh(refresh_token));
  expect((await browser.refresh(again)).status).toBe(200);
});

test('[R4.11] a refresh token whose replacement was used is a stolen one: the session’s tokens end', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token: first } = await browser.signIn();
  const second = await refreshTokenOf(await browser.refresh(first));
  const third = await refreshTokenOf(await browser.refresh(second));
  // Another tab may still have it.
  expect((await browser.refresh(first)).status).toBe(200);
  await passGrace();
  expect((await browser.refresh(first)).status).toBe(400);
  expect((await browser.refresh(third)).status).toBe(400);
});

test('[R4.11] a thief who used the token beside its member is noticed when both go on, and the session’s tokens end', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token: stolen } = await browser.signIn();
  let thief = await refreshTokenOf(await browser.refresh(stolen));
  let victim = await refreshTokenOf(await browser.refresh(stolen));
  await passGrace();
  thief = await refreshTokenOf(await browser.refresh(thief));
  victim = await refreshTokenOf(await browser.refresh(victim));
  await passGrace();
  thief = await refreshTokenOf(await browser.refresh(thief));
  expect((await browser.refresh(victim)).status).toBe(400);
  expect((await browser.refresh(thief)).status).toBe(400);
});

test('[R4.11] tabs that went on with one line of tokens after two refreshes at once stay signed in', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token: shared } = await browser.signIn();
  const left = await refreshTokenOf(await browser.refresh(shared));
  let kept = await refreshTokenOf(await browser.refresh(shared));
  await browser.refresh(left);
  for (let round = 0; round < 3; round += 1) {
    kept = await refreshTokenOf(await browser.refresh(kept));
    await passGrace();
  }
  expect((await browser.refresh(kept)).status).toBe(200);
});

test('[R4.11] a duplicated tab that slept while the other one refreshed stays signed in', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token: shared } = await browser.signIn();
  const sleeping = await refreshTokenOf(await browser.refresh(shared));
  let running = shared;
  for (let round = 0; round < 3; round += 1) {
    running = await refreshTokenOf(await browser.refresh(running));
    if (round > 0) await passGrace();
  }
  expect((await browser.refresh(sleeping)).status).toBe(200);
  expect((await browser.refresh(running)).status).toBe(200);
});

test('a refresh token is a JWT that keycloak-js can decode', async () => {
  const { refresh_token } = await new Browser(idp.origin).signIn();

  expect(decodeJwt(refresh_token)).toMatchObject({ typ: 'Refresh', azp: 'friends-public' });
});

test('tabs that refresh at the same time all stay signed in', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token } = await browser.signIn();

  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => browser.refresh(refresh_token)));

  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
  expect((await browser.refresh(refresh_token)).status).toBe(200);
});

test('sessions survive a restart of the provider', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token, access_token } = await browser.signIn();

  await idp.restart();

  expect((await browser.refresh(refresh_token)).status).toBe(200);
  expect(fragment(await authorizeSilently(browser)).get('code')).toBeTruthy();
  await expect(idp.identity().verifier(access_token)).resolves.toMatchObject({ email: STUDENT });
});

test('[R9.8] signing out with the ID token ends the session without confirmation and invalidates the refresh token', async () => {
  const browser = new Browser(idp.origin);
  const { id_token, refresh_token } = await browser.signIn();

  const page = await (await signOutPage(browser, id_token)).text();
  const signedOut = await confirmSignOut(browser, page);

  expect(page).toContain('sign-out.js');
  expect(location(signedOut)).toBe(`${idp.origin}/my/`);
  expect(fragment(await authorizeSilently(browser)).get('error')).toBe('login_required');
  expect((await browser.refresh(refresh_token)).status).toBe(400);
});

test('signing out without the ID token requires a confirmation, so that another site cannot end the session', async () => {
  const browser = new Browser(idp.origin);
  await browser.signIn();

  const page = await (await signOutPage(browser, undefined)).text();

  expect(page).toContain('Выйти из аккаунта?');
  expect(page).not.toContain('sign-out.js');
  expect(fragment(await authorizeSilently(browser)).get('code')).toBeTruthy();
});

test('the third-party cookie check finds its cookie, and only the app can frame it', async () => {
  const browser = new Browser(idp.origin);
  const step1 = await browser.open('/protocol/openid-connect/3p-cookies/step1.html');

  const step2 = await browser.open(`/protocol/openid-connect/3p-cookies/${location(step1)}`);

  expect(await step2.text()).toContain('data-result="supported"');
  expect(step2.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('the login status frame reports whether the session is still valid', async () => {
  const browser = new Browser(idp.origin);
  const { access_token } = await browser.signIn();
  const status = async (session: string) => {
    const query = new URLSearchParams({ client_id: 'friends-public', session_state: session });
    const path = `/protocol/openid-connect/login-status-iframe.html/init?${query}`;
    return (await browser.open(path)).status;
  };

  expect(await status(String(decodeJwt(access_token)['sid']))).toBe(204);
  expect(await status('another')).toBe(403);
});

test('userinfo returns the user of an access token and refuses an ID token', async () => {
  const browser = new Browser(idp.origin);
  const { access_token, id_token } = await browser.signIn();
  const fetchUserInfo = (token: string) =>
    browser.open('/protocol/openid-connect/userinfo', {
      headers: { authorization: `bearer ${token}` },
    });

  expect(await (await fetchUserInfo(access_token)).json()).toMatchObject({
    email: STUDENT,
    name: 'Анна Ли',
  });
  expect((await fetchUserInfo(id_token)).status).toBe(401);
});

function signOutPage(browser: Browser, idToken: string | undefined): Promise<Response> {
  const query = new URLSearchParams({
    client_id: 'friends-public',
    post_logout_redirect_uri: `${idp.origin}/my/`,
    ...(idToken !== undefined && { id_token_hint: idToken }),
  });
  return browser.open(`/protocol/openid-connect/logout?${query}`);
}

function confirmSignOut(browser: Browser, page: string): Promise<Response> {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return browser.open('/protocol/openid-connect/logout/confirm', {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
}
