import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import {
  BRANDS_FOLDER,
  MANIFESTS,
  PAGE,
  PREVIOUS_FOLDER,
  ROOT_WORKER,
} from '#server/config/built-files.ts';
import type { AppConfig } from '#src/contract/config.ts';
import type { PageEnv } from '../middleware/security-headers.ts';
import type { AppConfigOf } from './app-config.ts';
import { IMMUTABLE, REVALIDATE, serveFiles } from './file-response.ts';
import { pageSources } from './page-sources.ts';

const BASE = '/my/';
const ASSETS = '/my/assets/';
const MANIFEST_NAMES: readonly string[] = Object.values(MANIFESTS);
/** A copied address may end with the full stop and the quote of its sentence. */
const HAS_EXTENSION = /\.\w+$/;

/** The element of index.html that holds the configuration; src/platform/config.ts reads it. */
const EMPTY = '<script type="application/json" id="app-config"></script>';

/**
 * Writes the configuration into the page: the app then needs no request for it. It is data and not a
 * script, so the Content-Security-Policy does not apply to it.
 */
function addConfig(page: string, config: AppConfig): string {
  // Nothing in the data may end the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return page.replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`));
}

/** The app reads its parameters from the address, such as `ownerEmail` and `href` (R6.1, R2.4). */
const redirectToApp = (c: Context) => c.redirect(BASE + new URL(c.req.url).search);

interface AppFiles {
  /** The folder of the build. */
  readonly dist: string;
  /** Revision of the security headers. */
  readonly headersRevision: string;
  /** The configuration's brands (R1.1). */
  readonly brand: BrandSetting | undefined;
  /** What the page contains about the services, so that a first visit needs no request for it. */
  readonly config: AppConfigOf;
}

/**
 * The built app under /my/. A path without an extension is a screen and gets the page, which is of the
 * host's brand as the manifest is (R1.1, R9.1); a missing file is a 404 and never a page: an old tab must
 * see that its chunk is gone. Chunks of previous builds are there as long as the build keeps them (R9.6).
 */
export function appFiles({ dist, headersRevision, brand, config }: AppFiles): Hono {
  const hostOf = (c: Context) => new URL(c.req.url).hostname;
  const brandHere = (c: Context) => brandOfHost(hostOf(c), brand).name;
  // A host that is given to another brand keeps its addresses: their content is another one then.
  const revisionOf = (c: Context) =>
    hash('sha256', `${headersRevision} ${brandHere(c)} ${JSON.stringify(config(hostOf(c)))}`).slice(
      0,
      16,
    );

  const assetIn = (folder: string) => (c: Context) =>
    join(dist, folder, c.req.path.slice(ASSETS.length));
  const assets = serveFiles({
    candidates: [assetIn('assets'), assetIn(PREVIOUS_FOLDER)],
    cacheControl: IMMUTABLE,
    revisionOf,
  });

  const nameOf = (c: Context) =>
    HAS_EXTENSION.test(c.req.path) ? c.req.path.slice(BASE.length) : PAGE;
  const inBrand = (c: Context, name: string) => join(dist, BRANDS_FOLDER, brandHere(c), name);
  const fileOf = (c: Context) => {
    const name = nameOf(c);
    return MANIFEST_NAMES.includes(name) ? inBrand(c, name) : join(dist, name);
  };
  const files = serveFiles({ candidates: [fileOf], cacheControl: REVALIDATE, revisionOf });

  const rootWorker = serveFiles({
    candidates: [() => join(dist, ROOT_WORKER)],
    cacheControl: REVALIDATE,
  });

  const page = every(compress(), etag(), async (c: Context<PageEnv>) => {
    const built = await readFile(inBrand(c, PAGE), 'utf8').catch(() => null);
    if (built === null) return c.notFound();
    c.set('pageSources', pageSources(built));
    const content = hash('sha256', built).slice(0, 16);
    return c.html(addConfig(built, config(hostOf(c))), 200, {
      'Cache-Control': REVALIDATE,
      ETag: `W/"${content}-${revisionOf(c)}"`,
    });
  });

  return new Hono()
    .get('/', redirectToApp)
    .get('/my', redirectToApp)
    .get(`/${ROOT_WORKER}`, rootWorker)
    .get('/my/sw.js', compress(), etag({ weak: true }), async (c) => {
      const worker = await readFile(join(dist, 'sw.js'), 'utf8').catch(() => null);
      if (worker === null) return c.notFound();
      const text = `self.__SERVED_REVISION='${revisionOf(c)}';\n${worker}`;
      return c.body(text, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': REVALIDATE,
      });
    })
    .get(`/my/${BRANDS_FOLDER}/:file{.*}`, (c) => c.notFound())
    .get(`${ASSETS}:file{.*}`, assets)
    .get('/my/*', (c, next) => (nameOf(c) === PAGE ? page(c, next) : files(c, next)));
}
