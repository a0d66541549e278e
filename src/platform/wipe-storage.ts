import { FORGET_PICTURES } from '#sw/protocol.ts';

/** What is the device's, not the person's: language, theme, where the parties are. */
const KEPT_KEYS = ['SF_LANG', 'SF_THEME', 'SF_CONFIG', 'SF_SIGNED_OUT'];
/** Caches of the worker that hold what the person looked at; the shell's own cache is nobody's. */
const SHELL_CACHE = /precache/;

function wipeWebStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!KEPT_KEYS.includes(key)) storage.removeItem(key);
}

/**
 * Has the worker forget which pictures the person looked at, those that this tab still waits for too
 * (R9.8). Without a worker there are none.
 */
export function forgetPictures(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: FORGET_PICTURES });
}

/** Removes what a person left in web storage and caches (R9.8). Storage that is denied holds nothing. */
export async function wipeStorage(): Promise<void> {
  try {
    wipeWebStorage(localStorage);
    wipeWebStorage(sessionStorage);
    // The worker keeps a record of its own beside the cache.
    forgetPictures();
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => !SHELL_CACHE.test(name)).map((name) => caches.delete(name)),
    );
  } catch {
    // Denied storage is empty storage.
  }
}
