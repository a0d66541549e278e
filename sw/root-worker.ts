import { ADDRESSES, isVisit, respondToVisit } from './root-addresses.ts';

/*
 * The worker of the addresses above the app, `/` and `/my`, which the app's own worker cannot reach: its
 * scope is `/my/`. It keeps nothing and leaves every other request to the network.
 */

/** The static routes of a service worker, which the types and other engines than Chromium's lack. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly urlPattern: URLPattern };
      readonly source: 'network' | 'fetch-event';
    }[],
  ): Promise<void>;
}

declare const self: ServiceWorkerGlobalScope;

/** Lets the browser request everything else without this worker, which then does not start for it. */
async function bypassOthers(event: RoutedInstallEvent): Promise<void> {
  const rule = (pathname: string, source: 'network' | 'fetch-event') =>
    ({ condition: { urlPattern: new URLPattern({ pathname }) }, source }) as const;
  try {
    await event.addRoutes?.([
      ...ADDRESSES.map((address) => rule(address, 'fetch-event')),
      rule('/*', 'network'),
    ]);
  } catch {
    // A browser with other rules: the handler below leaves the same requests to the network.
  }
}

self.addEventListener('install', (event: RoutedInstallEvent) => {
  void self.skipWaiting();
  event.waitUntil(bypassOthers(event));
});

self.addEventListener('fetch', (event) => {
  if (isVisit(event.request)) event.respondWith(respondToVisit(event.request));
});
