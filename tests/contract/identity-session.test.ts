import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, fragment, location } from './identity-browser.ts';
import { type IdentityHarness, startIdentity, STUDENT } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());

const silently = (browser: Browser) =>
  browser.authorize({ prompt: 'none', redirect_uri: `${idp.origin}/my/silent-check-sso.html` });

test('a refresh gives a new token of the same sign-in, and the refresh token stays', async () => {
  const browser = new Browser(idp.origin);
  const first = await browser.signIn();

  const second = (await (await browser.refresh(first.refresh_token)).json()) as typeof first;

  const [before, after] = [first, second].map((tokens) => decodeJwt(tokens.access_token));
  expect(after).toMatchObject({ sid: before?.['sid'], sub: before?.sub, email: STUDENT });
  expect(second.refresh_token).toBe(first.refresh_token);
});

test('a refresh token can be decoded as keycloak-js does', async () => {
  const { refresh_token } = await new Browser(idp.origin).signIn();

  expect(decodeJwt(refresh_token)).toMatchObject({ typ: 'Refresh', azp: 'friends-public' });
});

test('tabs that refresh at the same moment all stay signed in', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token } = await browser.signIn();

  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.refresh(refresh_token)));

  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect((await browser.refresh(refresh_token)).status).toBe(200);
});

test('a restart of the provider ends nobody’s session', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token, access_token } = await browser.signIn();

  await idp.restart();

  expect((await browser.refresh(refresh_token)).status).toBe(200);
  expect(fragment(await silently(browser)).get('code')).toBeTruthy();
  await expect(idp.identity().verifier(access_token)).resolves.toMatchObject({ email: STUDENT });
});

test('[R9.8] signing out ends the session without a question and with it the refresh', async () => {
  const browser = new Browser(idp.origin);
  const { id_token, refresh_token } = await browser.signIn();

  const page = await (await signOutPage(browser, id_token)).text();
  const done = await confirmSignOut(browser, page);

  expect(page).toContain('sign-out.js');
  expect(location(done)).toBe(`${idp.origin}/my/`);
  expect(fragment(await silently(browser)).get('error')).toBe('login_required');
  expect((await browser.refresh(refresh_token)).status).toBe(400);
});

test('a foreign page cannot sign a person out unasked', async () => {
  const browser = new Browser(idp.origin);
  await browser.signIn();

  const page = await (await signOutPage(browser, undefined)).text();

  expect(page).toContain('Выйти из аккаунта?');
  expect(page).not.toContain('sign-out.js');
  expect(fragment(await silently(browser)).get('code')).toBeTruthy();
});

test('the silent check finds its cookie and may be framed by the app alone', async () => {
  const browser = new Browser(idp.origin);
  const step1 = await browser.open('/protocol/openid-connect/3p-cookies/step1.html');

  const step2 = await browser.open(`/protocol/openid-connect/3p-cookies/${location(step1)}`);

  expect(await step2.text()).toContain('data-answer="supported"');
  expect(step2.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('the login frame knows whether the session still holds', async () => {
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

test('userinfo tells about the person of the token', async () => {
  const browser = new Browser(idp.origin);
  const { access_token, id_token } = await browser.signIn();
  const ask = (token: string) =>
    browser.open('/protocol/openid-connect/userinfo', {
      headers: { authorization: `bearer ${token}` },
    });

  expect(await (await ask(access_token)).json()).toMatchObject({ email: STUDENT, name: 'Анна Ли' });
  expect((await ask(id_token)).status).toBe(401);
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
