import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedIdentity } from '#server/demo/realm/embedded-identity.ts';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { respondToUnreadable } from '#server/http/unreadable-request.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let test: TestApp;
let server: Server;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  server = createServer((req, res) => listener(req, res));
  server.on('clientError', respondToUnreadable(policy));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
  const identity = await createEmbeddedIdentity({
    db: test.db,
    origins: [`http://localhost:${port}`],
    clientId: 'friends-public',
    serviceClientId: 'svc',
    remoteAddress: ({ socket }) => socket.remoteAddress ?? '',
  });
  const listener = createListener({ app: test.app, health: new Health(), identity, policy });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

/** A request of a browser as it stands on the wire: `fetch` sets some of the headers itself. */
async function open(path: string, headers: Record<string, string>, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, page: await text(response) };
}

const NAVIGATION = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' };

describe('a person who opens an address in the browser', () => {
  it('[R9.11] [R10.3] reads a page where it is refused, with a style that its policy allows; a caller gets JSON', async () => {
    const { status, headers, page } = await open('/nowhere', { Accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(page).toMatch(/<h1>Не найдено<\/h1>[^]*href="\/my\/"/);
    const call = await open('/nowhere', {});
    expect(JSON.parse(call.page)).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it.each([
    ['an address that accepts anything', 'GET', { Accept: '*/*', 'Sec-Fetch-Mode': 'navigate' }],
    ['a form of a page', 'POST', NAVIGATION],
    ['a form in a browser that does not say so', 'POST', { Accept: 'text/html,*/*' }],
  ])('[R9.11] reads a page where %s is refused', async (_, method, headers) => {
    const refused = await open('/service/api/cards', headers, method);
    expect(refused.status).toBeGreaterThan(400);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers.refresh).toBeUndefined();
  });

  it('[R9.11] gets no page for a call of the app, whatever it accepts', async () => {
    const headers = { Accept: 'application/json, text/html;q=0.1', 'Sec-Fetch-Mode': 'cors' };
    const call = await open('/service/api/cards', headers);
    expect(JSON.parse(call.page)).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
  });

  it.each([
    '/sso',
    '/sso/',
    '/sso/realms/other/account',
    '/sso/realms/loyalty',
    '//',
    '/sso/assets/',
  ])('[R9.11] reads a page at %s, which the identity provider does not have', async (path) => {
    const { status, page } = await open(path, { ...NAVIGATION, 'Accept-Language': 'uz' });
    expect(status).toBe(404);
    expect(page).toMatch(/<html lang="uz">[^]*<h1>Topilmadi<\/h1>[^]*href="\/my\/"/);
  });

  it('[R9.11] reads a page at an address that the realm does not have', async () => {
    const { status, page } = await open('/sso/realms/loyalty/nowhere', NAVIGATION);
    expect(status).toBe(404);
    expect(page).toMatch(/<h1>Вход не получился<\/h1>[^]*href="http:[^"]*\/my\/"/);
  });

  it('[R9.11] reads where the area is on a host that has no sign-in', async () => {
    const { status, page } = await open('/sso/realms/loyalty/account', {
      ...NAVIGATION,
      Host: 'elsewhere.example',
    });
    expect(status).toBe(421);
    expect(page).toContain('открой личный кабинет по его обычному адресу');
  });
});

describe('a request that cannot be read', () => {
  it('[R9.11] [R10.3] with too many cookies gets a page that says so in both languages', async () => {
    const cookie = `tracker=${'a'.repeat(20_000)}`;
    const { status, headers, page } = await open('/my/', { ...NAVIGATION, Cookie: cookie });
    expect(status).toBe(431);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(page).toMatch(/<h1>[^<]*Удали cookie[^]*<h1 lang="uz">[^<]*cookie fayllarini/);
  });

  it('[R9.11] as it is not HTTP gets a page too', async () => {
    const socket = connect(port);
    socket.end('this is no request\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*<h1>Сервис не смог прочитать запрос/);
  });
});
