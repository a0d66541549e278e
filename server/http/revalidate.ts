import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { REVALIDATED } from './contract.ts';

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
