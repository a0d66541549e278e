import {
  addPlugins,
  cleanupOutdatedCaches,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { isOwnFile, SHELL } from './own-file.ts';

const isShell = (entry: PrecacheEntry): boolean => SHELL.endsWith(`/${entry.url}`);
const isManifest = (entry: PrecacheEntry): boolean => entry.url.endsWith('.webmanifest');

/**
 * Stores every file of the build on the device and responds from there. One wrong response fails the
 * installation, and the previous worker stays with its files (R9.3).
 *
 * A stored page keeps its old Content-Security-Policy and brand, so the revisions of page and manifest
 * also follow what the server serves.
 */
export function precache(entries: readonly PrecacheEntry[], servedRevision = ''): void {
  const shellRevision = entries.find(isShell)?.revision ?? '';
  const isOwn = (request: Request, response: Response) =>
    isOwnFile(request.url, response, shellRevision);

  addPlugins([
    {
      // The HTTP cache may hold a portal's response under a file's address: request the server itself.
      fetchDidSucceed: async ({ request, response }) =>
        request.cache === 'reload' || (await isOwn(request, response))
          ? response
          : fetch(new Request(request, { cache: 'reload' })),
      cacheWillUpdate: async ({ request, response }) =>
        (await isOwn(request, response)) ? response : null,
    },
  ]);
  precacheAndRoute(
    entries.map((entry) =>
      isShell(entry) || isManifest(entry)
        ? { ...entry, revision: `${entry.revision}-${servedRevision}` }
        : entry,
    ),
  );
  cleanupOutdatedCaches();
}
