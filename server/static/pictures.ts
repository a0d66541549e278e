import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { fileAnswer, IMMUTABLE } from './file-answer.ts';

const PICTURES = fileURLToPath(new URL('../seed/pictures', import.meta.url));

/** The catalogue's pictures: public, and a new picture has a new name. */
export const pictures = new Hono().get('/service/pictures/:name', async (c) => {
  const file = await fileAnswer(c.req.raw, {
    root: PICTURES,
    path: c.req.param('name'),
    cacheControl: IMMUTABLE,
  });
  return file ?? c.notFound();
});
