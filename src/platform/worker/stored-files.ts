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
