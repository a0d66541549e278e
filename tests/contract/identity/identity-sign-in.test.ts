import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { like } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAttempt } from '#server/database/schema/service/oidc.ts';
import { BRANDS } from '#src/brand/brands.ts';
import {
  Browser,
  fragment,
  location,
  PASSWORD,
  STUDENT,
} from '../../support/people/identity-browser.ts';
import { type IdentityHarness, MANAGER, PROXIED, startIdentity } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());

test('[R1.9] [R6.1] signing in gives a token with the e-mail and the service’s roles', async () => {
  const { access_token } = await new Browser(idp.origin).signIn('Manager@Example.test');

  const principal = await idp.identity().verifier(access_token);

  expect(principal).toMatchObject({ email: MANAGER, firstName: 'Анна', roles: ['manager'] });
  expect(principal.authTime).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(decodeJwt(access_token)).toMatchObject({
    typ: 'Bearer',
    azp: 'friends-public',
    aud: 'svc',
  });
});

test('[R1.9] the typed e-mail may have spaces and invisible characters around and inside', async () => {
  const typed = `\u00A0\u200E${STUDENT.replace('@', '\u200B@').toUpperCase()}\u2060 `;
  const { access_token } = await new Browser(idp.origin).signIn(typed);
  expect(await idp.identity().verifier(access_token)).toMatchObject({ email: STUDENT });
  const browser = new Browser(idp.origin);
  // Attempts are counted by the cleaned e-mail, which the form shows again.
  const refused = await browser.submit(await browser.openForm(), typed, 'guess');
  expect(await refused.text()).toContain(`value="${STUDENT}"`);
});

test('after a wrong password the form shows the mistake and keeps the e-mail', async () => {
  const browser = new Browser(idp.origin);

  const response = await browser.submit(await browser.openForm(), STUDENT, 'guess');

  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('Почта или пароль не подошли');
  expect(page).toContain(`value="${STUDENT}"`);
  expect(page).not.toContain('guess');
});

test('an unknown e-mail gets the same message as a wrong password', async () => {
  const browser = new Browser(idp.origin);

  const response = await browser.submit(await browser.openForm(), 'nobody@example.test', PASSWORD);

  expect(await response.text()).toContain('Почта или пароль не подошли');
});

test('the form escapes markup in the submitted e-mail', async () => {
  const browser = new Browser(idp.origin);

  const response = await browser.submit(await browser.openForm(), '"><script>', 'x');

  expect(await response.text()).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test('an expired form says so and links back to the app', async () => {
  const otherBrowser = new Browser(idp.origin);
  const form = await new Browser(idp.origin).openForm();

  const page = await (await otherBrowser.open(form)).text();

  expect(page).toContain('Эта страница входа устарела');
  expect(page).toContain(`href="${idp.origin}/my/"`);
});

test('[R1.8] the form has the language that the user chose on it, else the browser’s', async () => {
  const browser = new Browser(idp.origin);
  const form = await browser.openForm({ ui_locales: 'uz' });

  const headingOf = async (address: string, language: string) => {
    const response = await browser.open(address, { headers: { 'accept-language': language } });
    return /<h1>(.+)<\/h1>/.exec(await response.text())?.[1];
  };

  expect(await headingOf(form, 'ru')).toBe('Kirish');
  expect(await headingOf(`${form}?lang=ru`, 'uz')).toBe('Вход');
  expect(await headingOf(form, 'uz')).toBe('Вход');
  const other = new Browser(idp.origin);
  const fresh = await other.open(await other.openForm(), {
    headers: { 'accept-language': 'uz-UZ' },
  });
  expect(await fresh.text()).toContain('<html lang="uz"');
});

test('[R1.1] the form has the brand’s colours and icon and the app’s language', async () => {
  const browser = new Browser(idp.origin);

  const form = await browser.openForm({ ui_locales: 'uz-Latn ru' });
  const page = await (await browser.open(form, { headers: { 'accept-language': 'ru' } })).text();

  expect(page).toContain('<html lang="uz"');
  const { light, dark } = BRANDS.synergy.themeColor;
  expect(page).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
  expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
  expect(page).toContain('<link rel="icon" href="/my/icons/synergy/favicon.svg"');
});

test('[R10.3] the form has a strict content security policy and cannot be framed', async () => {
  const browser = new Browser(idp.origin);

  const { headers } = await browser.open(await browser.openForm());

  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('an authorization without PKCE is refused', async () => {
  const response = await new Browser(idp.origin).authorize({
    code_challenge: undefined,
    code_challenge_method: undefined,
  });

  expect(fragment(response).get('error')).toBe('invalid_request');
});

test('a redirect address outside the app is refused', async () => {
  const browser = new Browser(idp.origin);
  for (const redirect_uri of ['https://evil.example/my/', `${idp.origin}/my/orders`]) {
    const response = await browser.authorize({ redirect_uri });

    expect(response.status).toBe(400);
    expect(location(response)).toBe('');
  }
});

test('each brand host is an issuer, and a host that is not configured is none', async () => {
  const { host } = new URL(idp.origin.replace('localhost', 'mti.localhost'));

  const brand = await requestFromHost(host, '/.well-known/openid-configuration');

  expect(brand.text).toContain(`"issuer":"http://${host}/sso/realms/loyalty"`);
  expect(brand.text).toContain(`"http://${host}/sso/realms/loyalty/protocol/`);
  const other = await requestFromHost('evil.example', '/.well-known/openid-configuration');
  expect(other.status).toBe(404);
});

test('[R10.3] behind a proxy that terminates TLS, addresses, cookies and headers are those of https', async () => {
  const query = new URLSearchParams({
    client_id: 'friends-public',
    redirect_uri: `${PROXIED}/my/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { host } = new URL(PROXIED);

  const { headers } = await requestFromHost(host, `/protocol/openid-connect/auth?${query}`);
  const discovery = await requestFromHost(host, '/.well-known/openid-configuration');

  expect(discovery.text).toContain(`"token_endpoint":"${PROXIED}/sso/realms/loyalty/protocol/`);
  expect(headers['strict-transport-security']).toContain('max-age=');
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax; secure; httponly/);
});

test('after ten wrong passwords an account is locked, even for the right password', async () => {
  const browser = new Browser(idp.origin);
  const form = await browser.openForm();
  await Promise.all(Array.from({ length: 10 }, (_, n) => browser.submit(form, MANAGER, `${n}`)));

  const refused = await browser.submit(form, MANAGER, PASSWORD);

  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Слишком много попыток. Подожди 15 минут');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await browser.submit(form, STUDENT, PASSWORD)).status).toBe(303);
});

test.each([3000, 9000])(
  '[R1.9] an e-mail of %i characters is a wrong one, and its attempts are counted',
  async (length) => {
    const browser = new Browser(idp.origin);
    const form = await browser.openForm();
    // Not compressible, as an index would compress a repeated letter.
    const email = `${randomBytes(length).toString('hex').slice(0, length)}@example.test`;
    const attempts = await Promise.all(
      Array.from({ length: 11 }, () => browser.submit(form, email, 'guess')),
    );
    const statuses = attempts.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  },
);

test('of a hundred passwords at once a few are checked at a time, the rest gets 503 and counts against no account', async () => {
  // One password of each address, so that no count of attempts is reached.
  const emails = Array.from({ length: 100 }, (_, n) => `flood${n}@example.test`);
  const browser = new Browser(idp.origin);
  const form = await browser.openForm();
  const flood = await Promise.all(emails.map((email) => browser.submit(form, email, 'guess')));
  const busy = flood.filter(({ status }) => status === 503);
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([400, 503]));
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(await busy[0]?.text()).toContain('temporarily_unavailable');
  const counted = await idp.store.db
    .select()
    .from(signInAttempt)
    .where(like(signInAttempt.key, 'account flood%'));
  expect(counted.filter(({ attempts }) => attempts > 0)).toHaveLength(100 - busy.length);
  await new Browser(idp.origin).signIn();
});

/** Sends a request with another Host header, which fetch does not allow. */
function requestFromHost(host: string, path: string) {
  const { port } = new URL(idp.origin);
  const options = { port, path: `/sso/realms/loyalty${path}`, headers: { host } };
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const clientRequest = request({ ...options, agent: false }, (response) => {
        const { statusCode: status = 0, headers } = response;
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status, headers, text }));
      });
      clientRequest.on('error', reject).end();
    },
  );
}
