let isLeft = false;

/** Whether somebody can see the page: it is in front and was not left for another one. */
export const isPageShown = (): boolean => !isLeft && document.visibilityState === 'visible';

/** Calls back whenever `isPageShown` may have changed; the returned function ends that. */
export function onPageShown(changed: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const leave = (left: boolean) => () => {
    isLeft = left;
    changed();
  };
  document.addEventListener('visibilitychange', changed, { signal });
  // A page that the browser keeps for «back» is still «visible» on its way out.
  addEventListener('pagehide', leave(true), { signal });
  addEventListener('pageshow', leave(false), { signal });
  return () => stopped.abort();
}
