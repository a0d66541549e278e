import { clientsClaim } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { keepUsedFiles } from './kept-files.ts';
import { serveNavigations } from './navigation.ts';
import { showNotifications } from './notifications.ts';
import { precache, storeMissing } from './precache.ts';
import { servePreviousFiles } from './previous-files.ts';
import {
  CLAIM,
  FORGET_PICTURES,
  LOOK_FOR_VERSION,
  SKIP_WAITING,
  STORE_MISSING,
} from './protocol.ts';
import { cachePictures, forgetPictures } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build's files. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  /** A hash of security headers and brand of the host, which the server writes in front of this script. */
  readonly __SERVED_REVISION?: string;
};

const files = precache(self.__WB_MANIFEST, self.__SERVED_REVISION);
serveNavigations(files);
cachePictures();
keepUsedFiles();
servePreviousFiles(files);
showNotifications();
clientsClaim();

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown } | null;
  if (message?.type === SKIP_WAITING) event.waitUntil(self.skipWaiting());
  if (message?.type === CLAIM) event.waitUntil(self.clients.claim());
  if (message?.type === FORGET_PICTURES) event.waitUntil(forgetPictures());
  if (message?.type === STORE_MISSING) {
    const [port] = event.ports;
    event.waitUntil(storeMissing(files, event).then((isWhole) => port?.postMessage(isWhole)));
  }
});

// Where a browser has periodic background sync, it calls this for an installed app, on a network that it
// knows.
self.addEventListener('periodicsync', (event) => {
  const sync = event as ExtendableEvent & { readonly tag?: string };
  if (sync.tag !== LOOK_FOR_VERSION) return;
  sync.waitUntil(Promise.all([self.registration.update(), storeMissing(files, sync)]));
});
