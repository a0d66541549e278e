import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { IMMUTABLE } from '#server/http/static/file-response.ts';
import { everyPicture } from './catalog/picture-names.ts';
import { picture } from './drawings/frame.ts';
import { TINTS } from './drawings/tint.ts';

const PICTURES = everyPicture();

/**
 * The pictures of the demo catalog: public, and a new picture has a new name. They are drawn at each
 * request, which takes 0.02 ms, so no copy of them is kept.
 */
export const pictures = new Hono().get(
  '/service/pictures/:name',
  compress(),
  etag({ weak: true }),
  (c) => {
    const plan = PICTURES.get(c.req.param('name'));
    if (!plan) return c.notFound();
    const { drawing, tint, near } = plan;
    const svg = picture(drawing, TINTS[tint], near);
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': IMMUTABLE });
  },
);
