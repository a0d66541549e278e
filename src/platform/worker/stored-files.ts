import { STORE_MISSING } from '#sw/protocol.ts';

/**
 * Lets the app's worker store what the device lacks of the app's files: those of screens that a first installation
 * leaves for later, and what the browser has thrown away (R9.14).
 * @returns whether all are on the device, once that is known: not without the worker, nor without a network for
 *   what lacks
 */
export async function storeMissingFiles(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage({ type: STORE_MISSING }, [port2]);
  });
}

/** Resolves when the app's worker handles the page's requests. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * Requests the files of staff that the page has loaded once more, so that the worker keeps them (sw/kept-files.ts): on a
 * first visit they came before it was there.
 */
export async function keepStaffFiles(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await untilControlled();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/staff-"]'))
    fetch(href, { priority: 'low' }).catch(() => undefined);
}
