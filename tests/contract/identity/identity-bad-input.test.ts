import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Browser, fragment, PASSWORD, STUDENT } from '../../support/people/identity-browser.ts';
import { type IdentityHarness, startIdentity } from './identity-harness.ts';

let idp: IdentityHarness;
beforeAll(async () => {
  idp = await startIdentity();
});
afterAll(() => idp.stop());
afterEach(() => vi.restoreAllMocks());

/** What goes to both outputs of the process from now on. */
function watchOutput(): () => string {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  }
  vi.spyOn(console, 'error').mockImplementation((...parts) => void written.push(parts.join(' ')));
  return () => written.join('');
}

test('[R10.5] an e-mail or a password with the character NUL is refused, and nothing of it is logged', async () => {
  const output = watchOutput();
  const browser = new Browser(idp.origin);
  for (const [email, password] of [
    [`planted\0${STUDENT}`, PASSWORD],
    ['planted@example.test', `guess\0`],
  ] as const) {
    const { status } = await browser.submit(await browser.openForm(), email, password);
    expect(status).toBe(400);
  }
  expect(output()).not.toContain('planted');
});

test.each(['state', 'nonce', 'ui_locales', 'login_hint'])(
  '[R10.5] a parameter %s with the character NUL is refused, and nothing of it is logged',
  async (name) => {
    const output = watchOutput();
    const response = await new Browser(idp.origin).authorize({ [name]: 'planted\0value' });
    expect(response.status).toBeLessThan(500);
    expect(output()).not.toContain('planted');
  },
);

test('a token request with the character NUL is refused', async () => {
  const browser = new Browser(idp.origin);
  for (const parameters of [
    { grant_type: 'refresh_token', refresh_token: 'a\0b' },
    { grant_type: 'authorization_code', code: 'a\0b', redirect_uri: `${idp.origin}/my/` },
  ]) {
    expect((await browser.token(parameters)).status).toBe(400);
  }
});

test.each([11_000, 1_000_000])('a form of %i bytes is refused as too large', async (bytes) => {
  const browser = new Browser(idp.origin);
  const { status } = await browser.submit(await browser.openForm(), STUDENT, 'x'.repeat(bytes));
  expect(status).toBe(413);
});

test('[R1.9] a code that is exchanged three times at once gives tokens at most once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const browser = new Browser(idp.origin);
    const signedIn = await browser.submit(await browser.openForm(), STUDENT, PASSWORD);
    expect(fragment(signedIn).get('code')).not.toBeNull();
    const tokens = await Promise.all([1, 2, 3].map(() => browser.exchange(signedIn)));
    expect(tokens.filter((one) => 'access_token' in one).length).toBeLessThanOrEqual(1);
  }
});
