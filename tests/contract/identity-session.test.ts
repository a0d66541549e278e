import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, fragment, location } from './identity-browser.ts';
import { type IdentityHarness, startIdentity, STUDENT } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());

const authorizeSilently = (browser: Browser) =>
  browser.authorize({ prompt: 'none', redirect_uri: `${idp.origin}/my/silent-check-sso.html` });

test('a refresh gives a new access token of the same session and keeps the refresh token', async () => {
  const browser = new Browser(idp.origin);
  const first = await browser.signIn();

  const second = (await (await browser.refresh(first.refresh_token)).json()) as typeof first;

  const [before, after] = [first, second].map((tokens) => decodeJwt(tokens.access_token));
  expect(after).toMatchObject({ sid: before?.['sid'], sub: before?.sub, email: STUDENT });
  expect(second.refresh_token).toBe(first.refresh_token);
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
