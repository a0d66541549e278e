/**
 * Calls the listener when it is worth asking the network again: it came back, the app came to the front
 * or was restored. Returns how to stop.
 */
export function onWakeUp(listener: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => abort.abort();
}
