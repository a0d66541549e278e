import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import { IMMUTABLE, REVALIDATE, serveFiles } from './file-response.ts';
import { BRANDS_FOLDER, MANIFEST, PAGE, PREVIOUS_FOLDER } from '#server/config/built-files.ts';

const BASE = '/my/';
const ASSETS = '/my/assets/';
const HAS_EXTENSION = /\.[^/]+$/;

interface AppFiles {
  /** The folder of the build. */
  readonly dist: string;
  /** Revision of the security headers. */
  readonly headersRevision: string;
  /** What the configuration says of brands (R1.1). */
  readonly brand: BrandSetting | undefined;
}

/**
 * The built app under /my/. A path without an extension is a screen and gets the page, which is of the
 * host's brand as the manifest is (R1.1, R9.1); a missing file is a 404 and never a page: an old tab must
 * see that its chunk is gone. Chunks of previous builds are there as long as the build keeps them (R9.6).
 */
export function appFiles({ dist, headersRevision, brand }: AppFiles): Hono {
  const brandHere = (c: Context) => brandOfHost(new URL(c.req.url).hostname, brand).name;
  // A host that is given to another brand keeps its addresses: their content is another one then.
  const revisionOf = (c: Context) =>
    createHash('sha256')
      .update(`${headersRevision} ${brandHere(c)}`)
      .digest('hex')
      .slice(0, 16);

  const assetIn = (folder: string) => (c: Context) =>
    join(dist, folder, c.req.path.slice(ASSETS.length));
  const assets = serveFiles({
    candidates: [assetIn('assets'), assetIn(PREVIOUS_FOLDER)],
    cacheControl: IMMUTABLE,
    revisionOf,
  });

  const fileOf = (c: Context) => {
    const name = HAS_EXTENSION.test(c.req.path) ? c.req.path.slice(BASE.length) : PAGE;
    const isOfBrand = name === PAGE || name === MANIFEST;
    return isOfBrand ? join(dist, BRANDS_FOLDER, brandHere(c), name) : join(dist, name);
  };
  const files = serveFiles({ candidates: [fileOf], cacheControl: REVALIDATE, revisionOf });

  return new Hono()
    .get('/', (c) => c.redirect(BASE))
    .get('/my', (c) => c.redirect(BASE))
    .get('/my/sw.js', etag({ weak: true }), async (c) => {
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
    .get('/my/*', files);
}
