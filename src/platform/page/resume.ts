/**
 * Calls the listener when a request may succeed again: the network came back, the app came to the front
 * or was restored. The returned function unsubscribes.
 */
export function onResume(listener: () => void): () => void {
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
