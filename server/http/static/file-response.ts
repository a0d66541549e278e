import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Stored, and revalidated before each use. */
export const REVALIDATE = 'no-cache';

/** A part of the path that begins with a dot: a way out of the folder, or notes of the build. */
const HIDDEN = /[/\\]\./;

interface ServedFiles {
  /** Give the absolute path of the file that a request is for; the first one that exists is served. */
  readonly candidates: readonly ((c: Context) => string)[];
  readonly cacheControl: string;
  /** Part of the ETag beside the file's own size and time. */
  readonly revisionOf?: (c: Context) => string;
}

/** Serves a file, its compressed copy where the reader takes it, or 304; 404 without a file. */
export function serveFiles(files: ServedFiles): MiddlewareHandler {
  return every(
    etag(),
    describeFile(files),
    // By `path`, for by `root` the library refuses every screen whose address holds a percent sign.
    ...files.candidates.map(
      (fileOf): MiddlewareHandler =>
        (c, next) =>
          serveStatic({ precompressed: true, path: fileOf(c) })(c, next),
    ),
    async (c: Context) => c.notFound(),
  );
}

/** Adds the headers that `serveStatic` leaves out: how to keep the file, and an ETag. */
const describeFile = ({ cacheControl, revisionOf }: ServedFiles) =>
  createMiddleware(async (c, next) => {
    if (HIDDEN.test(c.req.path)) return c.notFound();
    await next();
    if (!c.res.ok) return;
    const { headers } = c.res;
    const modified = Date.parse(headers.get('last-modified') ?? '');
    const parts = [headers.get('content-length'), modified, headers.get('content-encoding')];
    const tag = [...parts, revisionOf?.(c)].filter(Boolean).join('-');
    c.header('ETag', `W/"${tag}"`);
    // The response changes with the revision, too, which the time of the file does not show.
    c.header('Last-Modified', undefined);
    c.header('Cache-Control', cacheControl);
    c.header('Vary', 'Accept-Encoding');
  });
