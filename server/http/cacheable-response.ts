import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { applyContract } from './contract.ts';

/** Private, as every response to a bearer token; stored only to be revalidated. */
const REVALIDATED = 'private, no-cache';
/** Of how many addresses of a route a process knows the ETag. */
const KNOWN_ADDRESSES = 1000;

/**
 * Makes a response with an ETag a 304 for a browser that has it. While the version is the one at which an
 * address got its ETag, the content is not read again.
 * @param readVersion another text after every committed change of what the content is made of
 */
export function revalidate(readVersion: () => Promise<string>) {
  const known = new LRUCache<string, { readonly version: string; readonly etag: string }>({
    max: KNOWN_ADDRESSES,
  });
  const byVersion = createMiddleware(async (c, next) => {
    const claimed = c.req.header('if-none-match');
    if (claimed === undefined) return next();
    const { pathname, search } = new URL(c.req.url);
    const address = pathname + search;
    // Before the content: a change in between makes the entry useless, never wrong.
    const version = await readVersion();
    const entry = known.get(address);
    if (entry?.version === version && entry.etag === claimed) {
      return c.body(null, 304, { ETag: entry.etag, 'Cache-Control': REVALIDATED });
    }
    await next();
    const made = c.res.headers.get('etag');
    if (made !== null) known.set(address, { version, etag: made });
  });
  return every(byVersion, etag());
}

/**
 * Responds with a part of the catalog and its ETag; `etag()` or `revalidate` makes it a 304 when the browser
 * has it (R7.35).
 * @param stamp fields outside the ETag, such as the time of the response
 */
export function cacheableResponse<S extends v.GenericSchema<unknown, object>>(
  c: Context,
  schema: S,
  content: object,
  production: boolean,
  stamp: object = {},
): Response {
  const body = applyContract(schema, { ...content, ...stamp } as v.InferInput<S>, production);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  c.header('ETag', `W/"${digest.slice(0, 22)}"`);
  c.header('Cache-Control', REVALIDATED);
  return c.json(body);
}
