import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOwnFile } from './own-file.ts';

const SHELL_REVISION = '';

/**
 * Files that work offline once they were fetched: too large for what every device stores in advance (R9.3), and for few.
 * Their names change with their content.
 */
const KEPT = [
  {
    // A cache's name marks it as the shell's own: a sign-out keeps it (R9.8).
    cacheName: 'scanner-precache',
    // The scanner's worker and its decoder: few members ever scan.
    files: /^\/my\/assets\/(?:scanner-worker-[\w-]+\.js|zxing_reader-[\w-]+\.wasm)$/,
    inBuild: 2,
  },
  {
    cacheName: 'staff-precache',
    // The screens of staff with their styles and their texts in two languages: a desk hands out without a network (R12.2).
    files: /^\/my\/assets\/staff-[\w-]+\.(?:js|css)$/,
    inBuild: 4,
  },
];

/** Keeps each of these files from its first use on. */
export function keepUsedFiles(): void {
  for (const { cacheName, files, inBuild } of KEPT) {
    const strategy = new CacheFirst({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheWillUpdate: async ({ request, response }) =>
            (await isOwnFile(request.url, response, SHELL_REVISION)) ? response : null,
        },
        // The previous build's files stay for tabs that have not reloaded yet (R9.6).
        new ExpirationPlugin({ maxEntries: 2 * inBuild }) as WorkboxPlugin,
      ],
    });
    registerRoute(({ url, sameOrigin }) => sameOrigin && files.test(url.pathname), strategy);
  }
}
