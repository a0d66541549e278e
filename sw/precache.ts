import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isInstalledFirst, isOwnFile, SHELL } from './own-file.ts';
import { keepPreviousFiles } from './previous-files.ts';

const isShell = (entry: PrecacheEntry): boolean => SHELL.endsWith(`/${entry.url}`);
const isManifest = (entry: PrecacheEntry): boolean => entry.url.endsWith('.webmanifest');

declare const self: ServiceWorkerGlobalScope;

/** Requests at a time: as many as a browser opens connections to one host. */
const IN_PARALLEL = 6;

/**
 * Stores the wanted files of the list. Workbox does it one after another, so that an installation costs as many
 * round trips as there are files.
 */
async function store(
  controller: PrecacheController,
  event: ExtendableEvent,
  isWanted: (url: string) => boolean = () => true,
): Promise<void> {
  const waiting = [...controller.getURLsToCacheKeys()].filter(([url]) => isWanted(url));
  const storeNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const [url, cacheKey] = file;
      // A name with a hash never changes its content; the HTTP cache may hold an earlier one of any other
      // name.
      const cache = cacheKey === url ? 'default' : 'reload';
      const request = new Request(url, { cache, credentials: 'same-origin' });
      await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  try {
    await Promise.all(Array.from({ length: IN_PARALLEL }, storeNext));
  } catch (error) {
    // The installation has failed: the next visit tries again, and need not wait for the rest of this one.
    waiting.length = 0;
    throw error;
  }
}

async function isWhole(controller: PrecacheController): Promise<boolean> {
  const cache = await caches.open(controller.strategy.cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys().values()].every((key) => stored.has(key));
}

/**
 * Stores what the device lacks of the list: what follows a first installation, and what the browser has thrown away
 * (R9.14). Never rejects.
 * @returns whether all files are on the device now
 */
export async function storeMissing(
  controller: PrecacheController,
  event: ExtendableEvent,
): Promise<boolean> {
  try {
    if (await isWhole(controller)) return true;
    // Workbox stores files, those that it does not find, only in an event of this type.
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    await store(controller, { type: 'install', waitUntil } as ExtendableEvent);
    return await isWhole(controller);
  } catch {
    return false;
  }
}

/**
 * Stores the files of the build on the device and responds from there. One wrong response fails the
 * installation, and the previous worker stays with its files (R9.3).
 *
 * A stored page keeps its old Content-Security-Policy and brand, so the revisions of page and manifest
 * also follow what the server serves.
 */
export function precache(
  entries: readonly PrecacheEntry[],
  servedRevision = '',
): PrecacheController {
  const shellRevision = entries.find(isShell)?.revision ?? '';
  const isOwn = (request: Request, response: Response) =>
    isOwnFile(request.url, response, shellRevision);

  const controller = new PrecacheController({
    plugins: [
      {
        // The HTTP cache may hold a portal's response under a file's address: request the server itself.
        fetchDidSucceed: async ({ request, response }) =>
          request.cache === 'reload' || (await isOwn(request, response))
            ? response
            : fetch(new Request(request, { cache: 'reload' })),
        cacheWillUpdate: async ({ request, response }) =>
          (await isOwn(request, response)) ? response : null,
      },
    ],
  });
  controller.addToCacheList(
    entries.map((entry) =>
      isShell(entry) || isManifest(entry)
        ? { ...entry, revision: `${entry.revision}-${servedRevision}` }
        : entry,
    ),
  );
  registerRoute(new PrecacheRoute(controller));
  self.addEventListener('install', (event) => {
    // An update takes over with all its files: those of the version before do not fit its screens.
    const isFirst = self.registration.active === null;
    event.waitUntil(store(controller, event, isFirst ? isInstalledFirst : undefined));
  });
  self.addEventListener('activate', (event) => event.waitUntil(keepPreviousFiles(controller)));
  cleanupOutdatedCaches();
  return controller;
}
