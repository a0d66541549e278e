import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { FORMER_FOLDER } from '../build/former-assets.ts';
import { fileAnswer, IMMUTABLE, REVALIDATE } from './file-answer.ts';

const BASE = '/my/';
const ASSETS = 'assets/';
const FORMER = `${FORMER_FOLDER}/`;
const HAS_EXTENSION = /\.[^/]+$/;

/**
 * The built app under /my/. A path without an extension is a screen and gets index.html; a missing
 * file is a 404 and never a page: an old tab must see that its chunk is gone. Chunks of former builds
 * are there as long as the build keeps them (R9.6).
 * @param dist the folder of the build
 * @param revision of the security headers
 */
export const appFiles = (dist: string, revision: string): Hono =>
  new Hono()
    .get('/', (c) => c.redirect(BASE))
    .get('/my', (c) => c.redirect(BASE))
    .get('/my/sw.js', async (c, next) => {
      const worker = await readFile(join(dist, 'sw.js'), 'utf8').catch(() => null);
      if (worker === null) return next();
      const text = `self.__HEADERS_REVISION='${revision}';\n${worker}`;
      const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
      const headers = { ETag: etag, 'Cache-Control': REVALIDATE };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      return c.body(text, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' });
    })
    .get('/my/*', async (c, next) => {
      const path = c.req.path.slice(BASE.length);
      const isAsset = path.startsWith(ASSETS);
      const find = (wanted: string) =>
        fileAnswer(c.req.raw, {
          root: dist,
          path: wanted,
          cacheControl: isAsset ? IMMUTABLE : REVALIDATE,
          revision,
        });
      const file = await find(HAS_EXTENSION.test(path) ? path : 'index.html');
      const former = file === null && isAsset ? await find(path.replace(ASSETS, FORMER)) : null;
      return file ?? former ?? next();
    });
