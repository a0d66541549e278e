import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { REVALIDATE, serveFiles } from '#server/http/static/file-response.ts';

const FOLDER = fileURLToPath(new URL('./page', import.meta.url));
const BASE = '/sandbox/';

/** The sandbox's page with its style and script. */
export const sandboxPage = new Hono()
  .get('/sandbox', (c) => c.redirect(BASE))
  .get(
    '/sandbox/*',
    serveFiles({
      candidates: [(c) => join(FOLDER, c.req.path.slice(BASE.length))],
      cacheControl: REVALIDATE,
    }),
  );
