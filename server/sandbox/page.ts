import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { fileAnswer, REVALIDATE } from '../static/file-answer.ts';

const FOLDER = fileURLToPath(new URL('./page', import.meta.url));
const BASE = '/sandbox/';

/** The sandbox's page with its style and script. */
export const sandboxPage = new Hono()
  .get('/sandbox', (c) => c.redirect(BASE))
  .get('/sandbox/*', async (c, next) => {
    const path = c.req.path.slice(BASE.length) || 'index.html';
    const file = await fileAnswer(c.req.raw, { root: FOLDER, path, cacheControl: REVALIDATE });
    return file ?? next();
  });
