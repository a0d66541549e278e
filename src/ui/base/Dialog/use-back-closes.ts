import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Marks the history entry of an open view. */
const MARK = 'over';

/** Number of open views with such an entry. */
let open = 0;

/** React Router's state of the entry: its index in the history. */
function currentState(): { readonly idx?: number } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Pushes an entry with the index that the router expects. */
function pushMarked(): void {
  const state = currentState();
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, [MARK]: true }, '');
}

/** Whether the current history entry is that of a view over the screen, and not the screen's own. */
export const isViewEntry = (): boolean => MARK in currentState();

/**
 * Gives a view over a screen its own history entry, so that Back closes the view and not the screen
 * below. A link in the view that leads elsewhere replaces the entry (`replace`).
 * @param isDisabled the device's Back closes nothing while true
 * @returns a function that closes the view, also while Back is disabled: it goes back, so that no entry
 * remains
 */
export function useBackCloses(onClose: () => void, isDisabled = false): () => void {
  const isClosing = useRef(false);

  const left = useEffectEvent(() => {
    if (isDisabled && !isClosing.current) history.forward();
    else onClose();
  });

  // Before the first paint: a view that closes at once must find its entry.
  useLayoutEffect(() => {
    // After a reload the entry already exists.
    if (!isViewEntry()) pushMarked();
    open += 1;
    const { href } = location;
    const onPop = (): void => {
      if (!isViewEntry() && location.href === href) left();
    };
    addEventListener('popstate', onPop);
    return () => {
      open -= 1;
      removeEventListener('popstate', onPop);
      // At this time the mark may belong to another view.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (!isViewEntry()) return onClose();
    // Going back takes a moment, in which a second press would go back one screen too far.
    if (!isClosing.current) history.back();
    isClosing.current = true;
  };
}

/**
 * Skips an entry whose view is closed, which a reload or Forward can reach: Back from it would change
 * nothing.
 */
export function skipClosedViews(): void {
  const skip = (): void => {
    if (isViewEntry() && open === 0) history.back();
  };
  addEventListener('popstate', skip);
  skip();
}
