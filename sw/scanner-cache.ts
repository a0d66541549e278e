import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOwnFile } from './own-file.ts';

/** The decoder of the scanner; its name changes with its content. */
const SCANNER = /^\/my\/assets\/scanner-[\w-]+\.js$/;
const SHELL_REVISION = '';
/** A build's decoder is two files, the larger one and the way to it. */
const MAX_FILES = 4;

/**
 * Keeps the decoder of the scanner once it was fetched, so that it also works without a network. It does
 * not fit the bytes that every device stores beforehand (R9.3), and few people ever scan.
 */
export function cacheScanner(): void {
  const strategy = new CacheFirst({
    // The cache's name makes it one of the shell's own: a sign-out leaves it (R9.8).
    cacheName: 'scanner-precache',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          (await isOwnFile(request.url, response, SHELL_REVISION)) ? response : null,
      },
      // The former build's file stays for tabs that have not reloaded yet (R9.6).
      new ExpirationPlugin({ maxEntries: MAX_FILES }) as WorkboxPlugin,
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && SCANNER.test(url.pathname), strategy);
}
