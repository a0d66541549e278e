/*
 * In the place of the app's worker it removes itself and every stored file of the app, so that devices take
 * the app from the network again: for a build whose worker does harm and that no update reaches. What
 * members stored stays. An open page learns of it as of a new version and reloads when nothing is lost by
 * it.
 */

// Without an import or export the file would declare the worker's name for all files.
export {};

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
