import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { brandOfHost, type BrandSetting } from '../brand-of-host.ts';
import { BRANDS_FOLDER, MANIFEST, PAGE } from '../build/brand-page.ts';
import { FORMER_FOLDER } from '../build/former-assets.ts';
import { fileAnswer, IMMUTABLE, isKnown, REVALIDATE } from './file-answer.ts';

const BASE = '/my/';
const ASSETS = 'assets/';
const FORMER = `${FORMER_FOLDER}/`;
const HAS_EXTENSION = /\.[^/]+$/;

interface AppFiles {
  /** The folder of the build. */
  readonly dist: string;
  /** Revision of the security headers. */
  readonly headersRevision: string;
  /** What the configuration says of brands (R1.1). */
  readonly brand: BrandSetting | undefined;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The built app under /my/. A path without an extension is a screen and gets the page, which is of the
 * host's brand as the manifest is (R1.1, R9.1); a missing file is a 404 and never a page: an old tab must
 * see that its chunk is gone. Chunks of former builds are there as long as the build keeps them (R9.6).
 */
export function appFiles({ dist, headersRevision, brand }: AppFiles): Hono {
  const brandHere = (c: Context) => brandOfHost(new URL(c.req.url).hostname, brand).name;
  // A host that is given to another brand keeps its addresses: their content is another one then.
  const revisionHere = (c: Context) => hashOf(`${headersRevision} ${brandHere(c)}`).slice(0, 16);
  const find = (c: Context, path: string, cacheControl: string) =>
    fileAnswer(c.req.raw, { root: dist, path, cacheControl, revision: revisionHere(c) });

  const findAsset = async (c: Context, path: string) =>
    (await find(c, path, IMMUTABLE)) ?? find(c, path.replace(ASSETS, FORMER), IMMUTABLE);

  const findFile = async (c: Context, path: string) => {
    if (path.startsWith(ASSETS)) return findAsset(c, path);
    if (path.startsWith(`${BRANDS_FOLDER}/`)) return null;
    const name = HAS_EXTENSION.test(path) ? path : PAGE;
    const isOfBrand = name === PAGE || name === MANIFEST;
    const wanted = isOfBrand ? `${BRANDS_FOLDER}/${brandHere(c)}/${name}` : name;
    return find(c, wanted, REVALIDATE);
  };

  return new Hono()
    .get('/', (c) => c.redirect(BASE))
    .get('/my', (c) => c.redirect(BASE))
    .get('/my/sw.js', async (c, next) => {
      const worker = await readFile(join(dist, 'sw.js'), 'utf8').catch(() => null);
      if (worker === null) return next();
      const text = `self.__SERVED_REVISION='${revisionHere(c)}';\n${worker}`;
      const headers = new Headers({
        ETag: `W/"${hashOf(text).slice(0, 32)}"`,
        'Cache-Control': REVALIDATE,
      });
      if (isKnown(c.req.raw, headers)) return new Response(null, { status: 304, headers });
      headers.set('Content-Type', 'text/javascript; charset=utf-8');
      return new Response(text, { headers });
    })
    .get('/my/*', async (c, next) => (await findFile(c, c.req.path.slice(BASE.length))) ?? next());
}
