import type { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** The cache of one record: the files of the version that took over last. */
const CACHE = 'former-files';
const RECORD = '/my/former-files.json';
const ASSETS = '/my/assets/';

async function readRecord(): Promise<readonly string[] | null> {
  const record = await (await caches.open(CACHE)).match(RECORD);
  return record ? ((await record.json()) as string[]) : null;
}

/**
 * Deletes what neither this version nor the one before it has. A tab that still runs the one before goes on loading its
 * screens, also without a network, until it is loaded anew (R9.6).
 */
export async function keepFormerFiles(controller: PrecacheController): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName);
  const current = [...controller.getURLsToCacheKeys().values()];
  const former = await readRecord();
  // A version without a record had its files here, too.
  if (former !== null) {
    const kept = new Set([...current, ...former]);
    const stored = await cache.keys();
    await Promise.all(stored.filter(({ url }) => !kept.has(url)).map((one) => cache.delete(one)));
  }
  await (await caches.open(CACHE)).put(RECORD, Response.json(current));
}

/** Responds with the files of the version before; every other file comes over the network. */
export function serveFormerFiles({ strategy }: PrecacheController): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(ASSETS),
    async ({ request }) => {
      const cache = await caches.open(strategy.cacheName);
      return (await cache.match(request.url)) ?? fetch(request);
    },
  );
}
