import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAPS_FOLDER, PREVIOUS_FOLDER } from '#server/config/built-files.ts';
import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'loyalty-dist-'));
let test: TestApp;
let behindHttps: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'brands/synergy'), { recursive: true });
  writeFileSync(
    join(dist, 'brands/synergy/index.html'),
    '<!doctype html><title>app</title><script type="application/json" id="app-config"></script>',
  );
  writeFileSync(join(dist, 'silent-check-sso.html'), '<!doctype html>');
  writeFileSync(join(dist, 'sw.js'), 'console.log("worker");');
  writeFileSync(join(dist, 'root-sw.js'), 'console.log("root");');
  writeFileSync(join(dist, 'assets/app-1.js'), 'console.log("long enough");');
  writeFileSync(join(dist, 'assets/app-1.js.br'), 'br');
  writeFileSync(join(dist, 'assets/scanner-worker-1.js'), 'console.log("worker");');
  writeFileSync(join(dist, 'assets/reader-1.wasm'), 'wasm');
  writeFileSync(join(dist, 'assets/reader-1.wasm.br'), 'br');
  mkdirSync(join(dist, MAPS_FOLDER));
  writeFileSync(join(dist, MAPS_FOLDER, 'app-1.js.map'), '{}');
  mkdirSync(join(dist, PREVIOUS_FOLDER));
  writeFileSync(join(dist, PREVIOUS_FOLDER, 'old-1.js'), 'console.log("previous");');
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
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('the app’s files', () => {
  it('[R9.2] every screen’s address returns the page, and / redirects to it', async () => {
    for (const path of ['/my/', '/my/orders/1-2', '/my/catalog/products', '/my/%D0%B0%20b']) {
      const response = await get(path);
      expect(await response.text()).toContain('<title>app</title>');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/')).headers.get('location')).toBe('/my/');
  });

  it('[R2.10] an address that ends with the signs of a sentence returns the page, a missing file does not', async () => {
    for (const path of ['/my/orders/1.', '/my/orders/1.%C2%BB', '/my/faq.)', '/my//orders']) {
      expect(await (await get(path)).text(), path).toContain('<title>app</title>');
    }
    expect((await get('/my/orders/1.png')).status).toBe(404);
  });

  it.each(['/', '/my'])(
    '[R6.1] [R2.4] %s keeps its parameters on the way to the app',
    async (path) => {
      const search = '?ownerEmail=a%2Bb@example.test&href=/my/orders';
      expect((await get(path + search)).headers.get('location')).toBe(`/my/${search}`);
    },
  );

  it.each(['/my/', '/my/assets/', '/my/assets/../', '/my/assets/%2e%2e/'])(
    'source maps are not served below %s',
    async (folder) => {
      const path = `${folder}${MAPS_FOLDER}/app-1.js.map`;
      expect((await get(path)).status).toBe(404);
      expect((await get(path.replace('/.', '/%2e'))).status).toBe(404);
    },
  );

  it('[R8.4] a missing chunk gets 404 as JSON, never a page', async () => {
    const response = await get('/my/assets/app-0.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('a chunk is immutable, and compressed when the browser accepts it', async () => {
    const uncompressed = await get('/my/assets/app-1.js');
    expect(uncompressed.headers.get('cache-control')).toContain('immutable');
    expect(await uncompressed.text()).toContain('long enough');
    const small = await get('/my/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('content-type')).toContain('javascript');
    expect(await small.text()).toBe('br');
  });

  it('an unchanged page gets 304', async () => {
    const etag = (await get('/my/')).headers.get('etag') ?? '';
    expect((await get('/my/', { 'If-None-Match': etag })).status).toBe(304);
    const other = await behindHttps.app.request('/my/', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it.each(['/my/', '/my/sw.js', '/my/assets/app-1.js'])(
    'an unchanged file gets 304 for a list of tags that contains its weak tag: %s',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      for (const tags of [etag, `"other", ${etag}`]) {
        const response = await get(path, { 'If-None-Match': tags });
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(etag);
        expect(await response.text()).toBe('');
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it.each([
    '/my/../package.json',
    '/my/%2e%2e/package.json',
    '/my/.env',
    '/my/..%2fpackage.json',
    '/my/assets%5c..%5c..%5cpackage.json',
  ])('nothing outside the build is served: %s', async (path) => {
    const response = await get(path);
    expect(await response.text()).not.toContain('loyalty-personal-area');
  });

  it('[R9.2] the worker of / and /my is a script at the root that is revalidated before each use', async () => {
    const response = await get('/root-sw.js');
    expect(await response.text()).toContain('root');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('[R9.6] the service worker’s first line is the revision of the security headers and changes with them', async () => {
    const first = async (app: TestApp) =>
      (await (await app.app.request('/my/sw.js')).text()).split('\n')[0];
    expect(await first(test)).toMatch(/^self\.__SERVED_REVISION='[0-9a-f]{16}';$/);
    expect(await first(behindHttps)).not.toBe(await first(test));
    const response = await get('/my/sw.js');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('/my/config.json keeps its contract', async () => {
    const config = v.parse(appConfig, await (await get('/my/config.json')).json());
    expect(config.identity).toMatchObject({ url: '/sso', realm: 'loyalty' });
  });

  it('[R4.5] the page contains the configuration, so that a first visit starts without a request for it', async () => {
    const text = await (await get('/my/')).text();
    const [, json = ''] = /id="app-config">([^<]*)</.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual(await (await get('/my/config.json')).json());
  });

  it('[R10.3] no address in the configuration ends the page’s element', async () => {
    const hostile = await createTestApp({
      dist,
      identity: { url: '</script><b>', realm: 'r', clientId: 'c', serviceClientId: 's' },
    });
    const text = await (await hostile.app.request('/my/')).text();
    await hostile.close();
    expect(text).not.toContain('<b>');
    const [, json = ''] = /id="app-config">([^<]*)</.exec(text) ?? [];
    expect((JSON.parse(json) as AppConfig).identity.url).toBe('</script><b>');
  });

  it('[R10.3] of the scripts in the page only the build’s own map of names may run', async () => {
    const map = '{"imports":{"/my/a.js":"/my/b.js"}}';
    const folder = join(dist, 'brands/mti');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), `<script type="importmap">${map}</script><script>1`);
    const branded = await createTestApp({ dist, brand: { name: 'mti', hosts: {} } });
    const policy = policyOf(await branded.app.request('/my/'));
    await branded.close();
    const hash = createHash('sha256').update(map).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policyOf(await get('/my/'))).toContain("script-src 'self';");
  });

  it('[R9.3] the service worker is compressed', async () => {
    writeFileSync(join(dist, 'sw.js'), 'console.log("worker");'.repeat(100));
    const response = await get('/my/sw.js', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text).toContain('console.log("worker");');
  });

  it('[R1.1] /my/config.json has the brand of the request’s host', async () => {
    const branded = await createTestApp({
      brand: { name: 'people', hosts: { 'my.mti.example': 'mti' } },
    });
    const brandAt = async (host: string) => {
      const response = await branded.app.request(`http://${host}/my/config.json`);
      return v.parse(appConfig, await response.json()).brand;
    };
    expect(await brandAt('my.mti.example')).toBe('mti');
    expect(await brandAt('elsewhere.example')).toBe('people');
    await branded.close();
  });

  it('[R9.6] a chunk of a previous build is still served as immutable', async () => {
    const response = await get('/my/assets/old-1.js');
    expect(await response.text()).toContain('previous');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
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
  ])('[R10.3] are on the response to %s', async (path) => {
    const response = await get(path);
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(policyOf(response)).toContain("frame-ancestors 'none'");
    expect(policyOf(response)).toContain("require-trusted-types-for 'script'");
    expect(policyOf(response)).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(response.headers.get('permissions-policy')).toContain('geolocation=()');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('[R10.3] [R2.21] only the worker that reads codes may run WebAssembly, and it reaches only the service', async () => {
    const worker = policyOf(await get('/my/assets/scanner-worker-1.js'));
    expect(worker).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
    expect(worker).toContain("connect-src 'self';");
    for (const path of ['/my/', '/my/scan', '/my/scanner-worker-1', '/my/assets/app-1.js']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(policyOf(response)).not.toContain('wasm-unsafe-eval');
    }
  });

  it('[R2.21] WebAssembly is compressed and has its type, without which no browser compiles it while it loads', async () => {
    const response = await get('/my/assets/reader-1.wasm', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('content-type')).toBe('application/wasm');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('[R10.3] only the silent sign-in page and the documentation’s frame can be framed, by the app', async () => {
    for (const path of ['/my/silent-check-sso.html', '/my/documentation/iframe']) {
      expect(policyOf(await get(path))).toContain("frame-ancestors 'self'");
    }
  });

  it('[R10.3] behind https the headers include HSTS and allow the external identity provider', async () => {
    const response = await behindHttps.app.request('/my/');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    for (const name of ['connect-src', 'frame-src', 'form-action']) {
      expect(policyOf(response)).toContain(`${name} 'self' https://sso.example.org`);
    }
  });
});
