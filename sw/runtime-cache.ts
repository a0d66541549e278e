import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OWNER_PICTURE } from './protocol.ts';

const PICTURES = '/service/pictures/';
const MAX_PICTURES = 300;
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;

/** Whether a response is a whole picture and not an error or a captive portal's page (R9.2). */
const isPicture = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/');

const expiration = new ExpirationPlugin({
  maxEntries: MAX_PICTURES,
  maxAgeSeconds: MAX_AGE_SECONDS,
  purgeOnQuotaError: true,
});

/** Number of sign-outs: a picture that was requested before the last one is not kept. */
let period = 0;
let lastSignOut = -Infinity;

/**
 * A page's request may reach the worker after its later message: what arrives within this time after a
 * sign-out counts as requested before it, in ms.
 */
const OVERTAKING_MS = 1000;

/** Deletes all pictures and the record of their use: what a member viewed is personal. */
export function forgetPictures(): Promise<void> {
  period += 1;
  lastSignOut = performance.now();
  return expiration.deleteCacheAndMetadata();
}

/** Keeps whole pictures that were requested after the last sign-out. */
const ofOnePeriod: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    const isOvertaken = performance.now() - lastSignOut < OVERTAKING_MS;
    if (state && !isOvertaken) state['period'] = period;
  },
  cacheWillUpdate: async ({ response, state }) =>
    isPicture(response) && state?.['period'] === period ? response : null,
  // A sign-out may also happen between the two.
  cacheDidUpdate: async ({ state }) => {
    if (state?.['period'] !== period) await expiration.deleteCacheAndMetadata();
  },
};

/** Keeps the viewed pictures of the catalog, up to a bound (R9.3), and nothing else. */
export function cachePictures(): void {
  const strategy = new CacheFirst({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [
      // Workbox's types are written without exactOptionalPropertyTypes.
      expiration as WorkboxPlugin,
      // After the expiration plugin: it deletes the record that the plugin writes last.
      ofOnePeriod,
    ],
  });
  const isKept = ({ pathname, search }: URL) =>
    pathname.startsWith(PICTURES) && search !== OWNER_PICTURE;
  registerRoute(({ url, sameOrigin }) => sameOrigin && isKept(url), strategy);
}
