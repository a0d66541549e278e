import { FORGET_PICTURES } from '#sw/protocol.ts';
import { withTimeout } from '../network/with-timeout.ts';
import { wipeStored } from '../web-storage.ts';
import { showBadge, unsubscribeFromPush } from '../worker/push.ts';

/**
 * The worker's caches hold the pictures that the member viewed; only the shell's own cache is not
 * personal.
 */
const SHELL_CACHE = /precache/;

/** A push service that is away must not hold up a sign-out, in ms. */
const UNSUBSCRIBE_MS = 2000;

/**
 * Makes the worker delete the pictures that the member viewed, also those that this tab is still
 * loading (R9.8). Without a worker there are none.
 */
export function forgetPictures(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: FORGET_PICTURES });
}

/** Deletes the member's data from web storage and caches (R9.8). Storage that is denied holds nothing. */
export async function wipeStorage(): Promise<void> {
  wipeStored('local');
  wipeStored('session');
  // One guard for all steps: where the first is refused, the others have nothing to delete.
  try {
    // The worker has its own record beside the cache.
    forgetPictures();
    showBadge(0);
    const names = await caches.keys();
    await Promise.all([
      // The next person must not read what concerns this one.
      withTimeout(UNSUBSCRIBE_MS, unsubscribeFromPush()).catch(() => undefined),
      ...names.filter((name) => !SHELL_CACHE.test(name)).map((name) => caches.delete(name)),
    ]);
  } catch {
    // Denied storage is empty storage.
  }
}
