/**
 * Runs in a page that the app's worker controls: resolves when the worker has stored the files of seldom opened
 * screens and of the other language, too, which follow the first installation.
 */
export const storeMissing = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    navigator.serviceWorker.controller?.postMessage({ type: 'STORE_MISSING' }, [port2]);
  });
