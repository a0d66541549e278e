import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Browser,
  fragment,
  location,
  PASSWORD,
  STUDENT,
} from '../../support/people/identity-browser.ts';
import { type IdentityHarness, MANAGER, startIdentity } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());

test('the authorization request itself gets the form, so that no redirect delays it', async () => {
  const response = await new Browser(idp.origin).authorize({ login_hint: STUDENT });

  expect(response.status).toBe(200);
  expect(location(response)).toBe('');
  expect(await response.text()).toContain(`value="${STUDENT}"`);
});

test('[R10.3] the form is painted without a further request, in a style that its policy allows', async () => {
  const response = await new Browser(idp.origin).authorize();

  const page = await response.text();
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
  expect(style).toContain("[data-brand='mosap']");
  expect(style).toContain('prefers-color-scheme: dark');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).not.toMatch(/<script(?! type="module")/);
});

test('the fonts that the form’s style names exist', async () => {
  const page = await (await new Browser(idp.origin).authorize()).text();

  const fonts = [...page.matchAll(/url\('([^']+)'\)/g)].map(([, path = '']) => path);

  expect(fonts).toHaveLength(2);
  for (const path of fonts) {
    const font = await fetch(new URL(path, idp.origin));
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('cache-control')).toContain('immutable');
  }
});

test('the form is compressed for a browser that accepts it', async () => {
  const browser = new Browser(idp.origin);
  const form = await browser.openForm();
  const encodingFor = async (accepted: string) => {
    const response = await browser.open(form, { headers: { 'accept-encoding': accepted } });
    expect(await response.text()).toContain('<h1>Вход</h1>');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    return response.headers.get('content-encoding');
  };

  expect(await encodingFor('gzip, deflate, br')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});

test('a submitted form leads straight back to the app', async () => {
  const browser = new Browser(idp.origin);

  const response = await browser.submit(await browser.openForm(), STUDENT, PASSWORD);

  expect(response.status).toBe(303);
  expect(location(response)).toMatch(`${idp.origin}/my/#`);
  expect(fragment(response).get('state')).toBe('state');
  expect(fragment(response).get('code')).toBeTruthy();
});

test('a form that has signed in once does not sign in again', async () => {
  const browser = new Browser(idp.origin);
  const form = await browser.openForm();
  await browser.submit(form, STUDENT, PASSWORD);

  const again = await browser.submit(form, STUDENT, PASSWORD);

  expect(again.status).toBe(400);
  expect(await again.text()).toContain('Эта страница входа устарела');
});

test('[R9.8] signing in as another member ends the session of the previous one', async () => {
  const browser = new Browser(idp.origin);
  const { refresh_token } = await browser.signIn();
  const form = await browser.openForm({ prompt: 'login' });

  const page = await (await browser.submit(form, MANAGER, PASSWORD)).text();
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  const signedOut = await browser.open('/protocol/openid-connect/logout/confirm', {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  const { access_token } = await browser.exchange(await browser.open(location(signedOut)));

  expect(decodeJwt(access_token)).toMatchObject({ email: MANAGER });
  expect((await browser.refresh(refresh_token)).status).toBe(400);
});
