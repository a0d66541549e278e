import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOwnFile } from './own-file.ts';

/** The scanner's worker and its decoder; their names change with their content. */
const SCANNER = /^\/my\/assets\/(?:scanner-worker-[\w-]+\.js|zxing_reader-[\w-]+\.wasm)$/;
const SHELL_REVISION = '';
/** Two files of each of two builds. */
const MAX_FILES = 4;

/**
 * Keeps the scanner's decoder once it was fetched, so that it also works offline. It is too large for
 * the files that every device stores in advance (R9.3), and few members ever scan.
 */
export function cacheScanner(): void {
  const strategy = new CacheFirst({
    // The cache's name marks it as the shell's own: a sign-out keeps it (R9.8).
    cacheName: 'scanner-precache',
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          (await isOwnFile(request.url, response, SHELL_REVISION)) ? response : null,
      },
      // The previous build's files stay for tabs that have not reloaded yet (R9.6).
      new ExpirationPlugin({ maxEntries: MAX_FILES }) as WorkboxPlugin,
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && SCANNER.test(url.pathname), strategy);
}
