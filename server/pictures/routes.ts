import { Hono } from 'hono';
import type { ServiceDeps } from '#server/http/environment.ts';
import { IMMUTABLE } from '#server/http/static/file-response.ts';
import { readPicture } from './pictures.ts';

/** The pictures of products: public, and kept by browsers for ever. */
export const pictureRoutes = ({ db }: ServiceDeps) =>
  new Hono().get('/service/pictures/:name{[0-9a-f]{32}}', async (c) => {
    const found = await readPicture(db, c.req.param('name'));
    if (!found) return c.notFound();
    const content = new Uint8Array(found.content);
    return c.body(content, 200, { 'Content-Type': found.type, 'Cache-Control': IMMUTABLE });
  });
