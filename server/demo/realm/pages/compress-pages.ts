import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Middleware } from '../koa-types.ts';

const compress = promisify(gzip);

/**
 * Compresses the pages, which contain their style. The library is built on Koa, so hono/compress cannot do
 * it. The interaction's id in a form is new in each authorization, so the length of a response reveals
 * nothing about another one.
 */
export const compressPages: Middleware = async (ctx, next) => {
  await next();
  if (ctx.method === 'HEAD' || !ctx.response.is('html') || typeof ctx.body !== 'string') return;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  const body = await compress(ctx.body);
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = body;
};
