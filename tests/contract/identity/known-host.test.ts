import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
const PUBLIC = 'http://my.example.org:8080';

let server: Server;
beforeAll(async () => {
  const health = new Health();
  health.setReady({});
  const app = new Hono().all('*', (c) => c.text('served'));
  const installation = {
    publicOrigin: PUBLIC,
    brand: { hosts: { 'my.mti.example': 'mti', 'www.mosap.example': 'mosap' } },
  } as const;
  server = createServer(createListener({ app, health, identity: {}, policy, installation }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Visit {
  readonly host: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as it stands on the wire: `fetch` sets the host itself and rewrites paths. */
async function visit({ host, path = '/my/', method = 'GET', headers = {} }: Visit) {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({
    port,
    path,
    method,
    headers: { Host: host, Accept: 'text/html,*/*;q=0.8', ...headers },
  })
    .once('response', resolve)
    .once('error', reject)
    .end();
  const response = await promise;
  response.resume();
  return {
    status: response.statusCode,
    target: response.headers.location,
    cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
    cacheControl: response.headers['cache-control'],
  };
}

describe('[R9.11] a page that is opened on another host than the configured ones', () => {
  it.each([
    '127.0.0.1:8080',
    '[::1]:8080',
    'the-machine',
    '192.168.1.5',
    'my.example.org.evil.test',
    'people.localhost:8080',
    'mti.friends.example',
  ])('leads from %s to the configured origin, with path and query', async (host) => {
    for (const path of [
      '/',
      '/my',
      '/my/',
      '/my/orders/1-2?a=%2F%2Fevil&b=1',
      '/my/index.html?x',
    ]) {
      const { status, target, cacheControl } = await visit({ host, path });
      expect(status).toBe(302);
      expect(target).toBe(PUBLIC + path);
      expect(cacheControl).toBe('no-store');
    }
  });

  it('leads from a host with or without www. to the same host as it is configured', async () => {
    const targetOf = async (host: string) => (await visit({ host })).target;
    expect(await targetOf('www.my.example.org')).toBe(`${PUBLIC}/my/`);
    expect(await targetOf('www.my.mti.example:8080')).toBe('http://my.mti.example:8080/my/');
    expect(await targetOf('mosap.example')).toBe('http://www.mosap.example:8080/my/');
  });

  it.each(['my.example.org:8080', 'MY.Example.org', 'my.mti.example', 'www.mosap.example'])(
    'stays on %s, a host of this installation',
    async (host) => {
      expect((await visit({ host })).status).toBe(200);
    },
  );

  it.each([
    '//evil.test',
    '//evil.test/my/',
    '/\\evil.test',
    '/my/..//evil.test',
    'http://evil.test/my/',
    '/my//evil.test',
    '/@evil.test',
  ])('never leads to a host that the path %s names', async (path) => {
    const { target } = await visit({ host: 'other', path });
    const { origin } = new URL(target ?? PUBLIC);
    expect(origin).toBe(PUBLIC);
  });

  it('serves calls, probes, files and frames where they were requested', async () => {
    const host = '127.0.0.1';
    const others: readonly Omit<Visit, 'host'>[] = [
      { path: '/healthz' },
      { path: '/service/api/cards' },
      { path: '/sso/realms/loyalty/.well-known/openid-configuration' },
      { path: '/my/config.json' },
      { path: '/my/sw.js' },
      { path: '/my/silent-check-sso.html' },
      { path: '/my/assets/app-1.js' },
      { path: '/my/', method: 'HEAD' },
      { path: '/my/', method: 'POST' },
      { path: '/my/', headers: { Accept: '*/*' } },
      { path: '/my/documentation/iframe', headers: { 'Sec-Fetch-Dest': 'iframe' } },
    ];
    for (const other of others)
      expect(await visit({ host, ...other })).toMatchObject({ status: 200 });
  });

  it('redirects a second tab as well, and stops where a proxy replaces the host, instead of going on for ever', async () => {
    const host = 'backend:8080';
    let { cookie } = await visit({ host });
    const again = () => visit({ host, headers: { Cookie: `a=b; ${cookie}` } });
    for (let tab = 2; tab <= 5; tab += 1) {
      const response = await again();
      expect(response.status, `redirect ${tab}`).toBe(302);
      ({ cookie } = response);
    }
    expect((await again()).status).toBe(200);
  });
});
