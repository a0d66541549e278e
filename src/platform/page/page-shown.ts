let isLeft = false;

/** Whether the page is visible and was not left for another one. */
export const isPageShown = (): boolean => !isLeft && document.visibilityState === 'visible';

/** Calls back whenever `isPageShown` may have changed; the returned function unsubscribes. */
export function onPageShown(changed: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const leave = (left: boolean) => () => {
    isLeft = left;
    changed();
  };
  document.addEventListener('visibilitychange', changed, { signal });
  // A page that the browser caches for «back» is still «visible» while it is left.
  addEventListener('pagehide', leave(true), { signal });
  addEventListener('pageshow', leave(false), { signal });
  return () => stopped.abort();
}
