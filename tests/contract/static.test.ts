import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appConfig } from '#src/contract/config.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'loyalty-dist-'));
let test: TestApp;
let behindHttps: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'brands/synergy'), { recursive: true });
  writeFileSync(join(dist, 'brands/synergy/index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(dist, 'silent-check-sso.html'), '<!doctype html>');
  writeFileSync(join(dist, 'sw.js'), 'console.log("worker");');
  writeFileSync(join(dist, 'assets/app-1.js'), 'console.log("long enough");');
  writeFileSync(join(dist, 'assets/app-1.js.br'), 'br');
  mkdirSync(join(dist, 'former'));
  writeFileSync(join(dist, 'former/old-1.js'), 'console.log("former");');
  test = await createTestApp({ dist });
  behindHttps = await createTestApp({
    dist,
    policy: {
      isHttps: true,
      outsideOrigins: ['https://sso.example.org'],
      identityOrigin: 'https://sso.example.org',
    },
  });
});
afterAll(async () => {
  await Promise.all([test.close(), behindHttps.close()]);
  rmSync(dist, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  test.app.request(path, { headers });
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('the app’s files', () => {
  it('[R9.2] every screen’s address gets the page, and / leads there', async () => {
    for (const path of ['/my/', '/my/orders/1-2', '/my/catalog/products']) {
      const answer = await get(path);
      expect(await answer.text()).toContain('<title>app</title>');
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/')).headers.get('location')).toBe('/my/');
  });

  it('[R8.4] a chunk that is gone is a 404 and never a page', async () => {
    const answer = await get('/my/assets/app-0.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('a chunk is kept for ever and comes compressed to whom takes it', async () => {
    const plain = await get('/my/assets/app-1.js');
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(await plain.text()).toContain('long enough');
    const small = await get('/my/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('content-type')).toContain('javascript');
    expect(await small.text()).toBe('br');
  });

  it('an unchanged page is a 304', async () => {
    const etag = (await get('/my/')).headers.get('etag') ?? '';
    expect((await get('/my/', { 'If-None-Match': etag })).status).toBe(304);
    const other = await behindHttps.app.request('/my/', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it.each(['/my/', '/my/sw.js', '/my/assets/app-1.js'])(
    'what is unchanged is a 304 to a weak tag, alone or among others: %s',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      for (const known of [etag, `"other", ${etag}`]) {
        const answer = await get(path, { 'If-None-Match': known });
        expect(answer.status).toBe(304);
        expect(answer.headers.get('etag')).toBe(etag);
        expect(await answer.text()).toBe('');
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it.each(['/my/../package.json', '/my/%2e%2e/package.json', '/my/.env', '/my/..%2fpackage.json'])(
    'nothing outside the build is served: %s',
    async (path) => {
      const answer = await get(path);
      expect(await answer.text()).not.toContain('loyalty-personal-area');
    },
  );

  it('[R9.6] the worker begins with the revision of the headers and changes with them', async () => {
    const first = async (app: TestApp) =>
      (await (await app.app.request('/my/sw.js')).text()).split('\n')[0];
    expect(await first(test)).toMatch(/^self\.__SERVED_REVISION='[0-9a-f]{16}';$/);
    expect(await first(behindHttps)).not.toBe(await first(test));
    const answer = await get('/my/sw.js');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('/my/config.json keeps the contract', async () => {
    const config = v.parse(appConfig, await (await get('/my/config.json')).json());
    expect(config.identity).toMatchObject({ url: '/sso', realm: 'loyalty' });
  });

  it('[R1.1] /my/config.json names the brand of the host that asks', async () => {
    const branded = await createTestApp({
      brand: { name: 'people', hosts: { 'my.mti.example': 'mti' } },
    });
    const brandAt = async (host: string) => {
      const answer = await branded.app.request(`http://${host}/my/config.json`);
      return v.parse(appConfig, await answer.json()).brand;
    };
    expect(await brandAt('my.mti.example')).toBe('mti');
    expect(await brandAt('elsewhere.example')).toBe('people');
    await branded.close();
  });

  it('[R9.6] a chunk of a former build is still there, kept for ever', async () => {
    const answer = await get('/my/assets/old-1.js');
    expect(await answer.text()).toContain('former');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });
});

describe('security headers', () => {
  it.each([
    '/',
    '/my/',
    '/my/sw.js',
    '/my/assets/app-1.js',
    '/my/assets/none.js',
    '/my/config.json',
    '/service/api/cards',
    '/service/pictures/none',
    '/sandbox/',
    '/sandbox/audit',
    '/nowhere',
  ])('[R10.3] stand on the answer of %s', async (path) => {
    const answer = await get(path);
    expect(policyOf(answer)).toContain("default-src 'none'");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(answer)).toContain("require-trusted-types-for 'script'");
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(answer.headers.get('permissions-policy')).toContain('geolocation=()');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('[R10.3] only the silent sign-in and the documentation’s frame may be framed, by us', async () => {
    for (const path of ['/my/silent-check-sso.html', '/my/documentation/iframe']) {
      expect(policyOf(await get(path))).toContain("frame-ancestors 'self'");
    }
  });

  it('[R10.3] behind https HSTS stands, and an outside provider is let in by name', async () => {
    const answer = await behindHttps.app.request('/my/');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    for (const name of ['connect-src', 'frame-src', 'form-action']) {
      expect(policyOf(answer)).toContain(`${name} 'self' https://sso.example.org`);
    }
  });
});
