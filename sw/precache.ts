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
 * Keeps every file of the build on the device and answers from there. One wrong answer fails the
 * installation, and the former worker with its files stays (R9.3).
 *
 * A kept page keeps its old Content-Security-Policy, and the brand of the host may become another one, so
 * the revisions of page and manifest follow what the server serves too.
 */
export function precache(entries: readonly PrecacheEntry[], servedRevision = ''): void {
  const shellRevision = entries.find(isShell)?.revision ?? '';
  const isOwn = (request: Request, response: Response) =>
    isOwnFile(request.url, response, shellRevision);

  addPlugins([
    {
      // A portal's answer may sit in the HTTP cache under a file's address: ask the server itself.
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
