import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPage } from '#server/build/brand-page.ts';
import { webManifest } from '#server/build/web-manifest.ts';
import type { BrandSetting } from '#server/config/brand-of-host.ts';
import { MANIFESTS } from '#server/config/built-files.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS, localHost } from '#src/brand/brands.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { createAppOn, createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const root = resolve(import.meta.dirname, '../../..');
const dist = mkdtempSync(join(tmpdir(), 'loyalty-brands-'));
const template = readFileSync(join(root, 'index.html'), 'utf8');
const brands = Object.values(BRANDS);
const BUILT_AT = new Date('2026-09-01');
const PAGE_LENGTH = 10_000;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
  utimesSync(join(dist, path), BUILT_AT, BUILT_AT);
};
/**
 * Writes a brand's files as the build does. All pages have one size and time, so that a tag made from
 * these cannot tell them apart.
 */
function writeBrand(brand: Brand): void {
  const page = fillPage(template, brand, 'host').padEnd(PAGE_LENGTH);
  write(`brands/${brand.name}/index.html`, page);
  for (const language of LANGUAGES) {
    const manifest = JSON.stringify(webManifest(brand, language));
    write(`brands/${brand.name}/${MANIFESTS[language]}`, manifest);
  }
}

let test: TestApp;
const settings: BrandSetting = { name: 'people', hosts: { 'my.mti.example': 'mti' } };
let configured: Hono;
beforeAll(async () => {
  brands.forEach(writeBrand);
  write('sw.js', 'console.log("worker");');
  test = await createTestApp({ dist });
  configured = createAppOn(test.db, { dist, brand: settings });
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;
const get = async (host: string, path: string, headers: Headers = {}, app: Hono = test.app) =>
  app.request(`http://${host}${path}`, { headers });
const titleOf = async (response: Response) =>
  /<title>(.*)<\/title>/.exec(await response.text())?.[1] ?? '';
const manifestOf = async (response: Response) =>
  (await response.json()) as Partial<ManifestOptions>;

describe('the page', () => {
  it.each(brands)('[R1.1] of $name is served at its hosts', async (brand) => {
    const hosted = createAppOn(test.db, {
      dist,
      brand: { hosts: { 'my.example.org': brand.name } },
    });
    for (const [host, app] of [
      [localHost(brand), test.app],
      ['my.example.org', hosted],
    ] as const) {
      const page = await (await get(host, '/my/', {}, app)).text();
      expect(page).toContain(`<title>${brand.title}</title>`);
      expect(page).toContain(`data-brand="${brand.name}" data-brand-source="host"`);
      expect(page).toContain(`content="${brand.themeColor.light}"`);
      expect(page).toContain(`content="${brand.themeColor.dark}"`);
      expect(page).toContain(`/my/icons/${brand.name}/favicon.svg`);
      expect(page).toContain(`/my/icons/${brand.name}/apple-touch-icon.png`);
      expect(page).toContain(`программы лояльности ${brand.title}:`);
      expect(page).not.toContain('%BRAND');
      for (const other of brands.filter(({ name }) => name !== brand.name)) {
        expect(page).not.toContain(other.title);
        expect(page).not.toContain(`icons/${other.name}/`);
      }
    }
  });

  it('[R1.1] follows the configured hosts and default brand', async () => {
    const at = async (host: string) => titleOf(await get(host, '/my/', {}, configured));
    expect(await at('my.mti.example')).toBe('MTI Friends');
    expect(await at('elsewhere.example')).toBe('People Friends');
    expect(await at('mosap.localhost')).toBe('MOSAP Friends');
    expect(await titleOf(await get('elsewhere.example', '/my/'))).toBe('Synergy Friends');
  });

  it('[R9.2] is the same at every screen’s address and at the address that the service worker requests', async () => {
    const pages = ['/my/', '/my/orders/1-2', '/my/index.html', '/my/index.html?__WB_REVISION__=1'];
    const responses = await Promise.all(pages.map((path) => get('mti.localhost', path)));
    for (const response of responses) {
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await titleOf(response)).toBe('MTI Friends');
    }
  });

  it('[R1.1] is compressed and of the host’s brand', async () => {
    const response = await get('mosap.localhost', '/my/', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const page = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(page).toContain('<title>MOSAP Friends</title>');
  });

  it('[R1.1] [R9.6] gives 304 when it is unchanged, and 200 when its brand differs', async () => {
    const host = 'elsewhere.example';
    const etag = (await get(host, '/my/')).headers.get('etag') ?? '';
    expect((await get(host, '/my/', { 'If-None-Match': etag })).status).toBe(304);
    const otherBrand = await get(host, '/my/', { 'If-None-Match': etag }, configured);
    expect(await titleOf(otherBrand)).toBe('People Friends');
  });

  it('[R9.3] a host that moves to another brand gets another service worker', async () => {
    const workerAt = async (host: string, app: Hono = test.app) =>
      (await get(host, '/my/sw.js', {}, app)).text();
    const before = await workerAt('elsewhere.example');
    expect(await workerAt('elsewhere.example', configured)).not.toBe(before);
    expect(await workerAt('synergy.localhost')).toBe(before);
  });

  it('[R1.1] is not served at the address of its file in the build', async () => {
    for (const file of ['index.html', ...Object.values(MANIFESTS)]) {
      expect((await get('localhost', `/my/brands/mti/${file}`)).status).toBe(404);
    }
  });
});

describe('the web app manifest', () => {
  it.each(brands)('[R9.1] of $name has its name, colours and icons', async (brand) => {
    const response = await get(`${brand.name}.localhost`, '/my/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await manifestOf(response);
    expect(manifest).toMatchObject({
      id: '/my/',
      start_url: '/my/',
      scope: '/my/',
      lang: 'ru',
      name: brand.title,
      short_name: brand.shortTitle,
      display: 'standalone',
      theme_color: brand.themeColor.light,
    });
    const icons = [manifest.icons, ...(manifest.shortcuts ?? []).map((shortcut) => shortcut.icons)];
    for (const { src } of icons.flatMap((list) => list ?? [])) {
      expect(src).toMatch(new RegExp(`^/my/icons/${brand.name}/`));
    }
  });

  it.each(brands)(
    '[R1.8] [R9.1] of $name has its texts in Uzbek at an address of its own, and is the same app',
    async (brand) => {
      const response = await get(`${brand.name}.localhost`, '/my/manifest.uz.webmanifest');
      expect(response.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = await manifestOf(response);
      expect(manifest).toMatchObject({ id: '/my/', start_url: '/my/', lang: 'uz' });
      expect(JSON.stringify(manifest)).not.toMatch(/\p{Script=Cyrillic}/u);
      const addresses = ({ shortcuts = [] }: Partial<ManifestOptions>) =>
        shortcuts.map(({ url }) => url);
      expect(addresses(manifest)).toEqual(addresses(webManifest(brand, 'ru')));
    },
  );

  it('[R9.1] has shortcuts to the order codes, the catalog and the scanner', () => {
    const { shortcuts = [] } = webManifest(BRANDS.people, 'ru');
    const addresses = shortcuts.map(({ url }) => url);
    expect(addresses).toEqual(['/my/orders?codes', '/my/catalog', '/my/scan']);
  });

  it.each(brands)('[R9.1] every picture of $name has its declared size and type', async (brand) => {
    const { icons = [], shortcuts = [], screenshots = [] } = webManifest(brand, 'ru');
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons ?? [])];
    for (const { src, sizes, type } of pictures) {
      const { width, height, format } = await sharp(publicFile(src)).metadata();
      expect([src, type]).toEqual([src, `image/${format === 'svg' ? 'svg+xml' : format}`]);
      if (sizes !== 'any') expect([src, sizes]).toEqual([src, `${width}x${height}`]);
    }
  });

  it.each(brands)('[R9.1] a round mask cuts nothing off the logo of $name', async ({ name }) => {
    const { data, info } = await sharp(publicFile(`/my/icons/${name}/maskable-512.png`))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, channels } = info;
    const colourAt = (x: number, y: number) => {
      const start = (y * width + x) * channels;
      return data.subarray(start, start + 3).toString('hex');
    };
    const isCut = (x: number, y: number) => Math.hypot(x - 256, y - 256) > 0.4 * width;
    const side = Array.from({ length: width }, (_, index) => index);
    // The background is a vertical gradient: the first pixel of a row has the row's background colour.
    const cutOff = side.flatMap((y) =>
      side.filter((x) => isCut(x, y) && colourAt(x, y) !== colourAt(0, y)).map((x) => [x, y]),
    );
    expect(cutOff).toEqual([]);
  });
});

const publicFile = (address: string) => join(root, 'public', address.replace('/my/', ''));

describe('a host that serves plain files', () => {
  it('[R1.1] gets a page marked with the build’s brand, which the configuration may override', () => {
    const page = fillPage(template, BRANDS.people, 'build');
    expect(page).toContain('data-brand="people" data-brand-source="build"');
  });
});
