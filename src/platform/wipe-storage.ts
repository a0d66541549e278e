import { FORGET_PICTURES } from '#sw/protocol.ts';
import { INSTALL_KEY } from './install.ts';
import { showBadge, unsubscribeFromPush } from './push.ts';
import { UNFINISHED_WIPE_KEY } from './unfinished-wipe.ts';
import { withTimeout } from './with-timeout.ts';

/** Keys of the device, not of the member: language, theme, addresses of the services, the install offer. */
const KEPT_KEYS = [
  'SF_LANG',
  'SF_THEME',
  'SF_CONFIG',
  'SF_SIGNED_OUT',
  INSTALL_KEY,
  UNFINISHED_WIPE_KEY,
];
/**
 * The worker's caches hold the pictures that the member viewed; only the shell's own cache is not
 * personal.
 */
const SHELL_CACHE = /precache/;

/** A push service that is away must not hold up a sign-out, in ms. */
const UNSUBSCRIBE_MS = 2000;

function wipeWebStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!KEPT_KEYS.includes(key)) storage.removeItem(key);
}

/**
 * Makes the worker delete the pictures that the member viewed, also those that this tab is still
 * loading (R9.8). Without a worker there are none.
 */
export function forgetPictures(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: FORGET_PICTURES });
}

/** Deletes the member's data that only this tab has. Storage that is denied holds nothing. */
export function wipeTab(): void {
  try {
    wipeWebStorage(sessionStorage);
  } catch {
    // Denied storage is empty storage.
  }
}

/** Deletes the member's data from web storage and caches (R9.8). Storage that is denied holds nothing. */
export async function wipeStorage(): Promise<void> {
  // One guard for all steps: where the first is refused, the others have nothing to delete.
  try {
    wipeWebStorage(localStorage);
    wipeWebStorage(sessionStorage);
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
