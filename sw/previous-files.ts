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
 * Deletes what neither this version nor the previous one has. A tab that still runs the previous version goes
 * on loading its screens, also without a network, until it reloads (R9.6).
 */
export async function keepPreviousFiles(controller: PrecacheController): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName);
  const current = [...controller.getURLsToCacheKeys().values()];
  const previous = await readRecord();
  // A version without a record had its files here, too.
  if (previous !== null) {
    const kept = new Set([...current, ...previous]);
    const stored = await cache.keys();
    await Promise.all(stored.filter(({ url }) => !kept.has(url)).map((one) => cache.delete(one)));
  }
  await (await caches.open(CACHE)).put(RECORD, Response.json(current));
}

/** Responds with the files of the previous version; every other file comes over the network. */
export function servePreviousFiles({ strategy }: PrecacheController): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(ASSETS),
    async ({ request }) => {
      const cache = await caches.open(strategy.cacheName);
      return (await cache.match(request.url)) ?? fetch(request);
    },
  );
}
