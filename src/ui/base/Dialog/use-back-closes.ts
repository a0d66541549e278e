import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Marks the history entry of an open view: with true, or with `OPENS` if the entry's address opens the view. */
const MARK = 'over';
const OPENS = 'opens';

/** Number of open views with such an entry. */
let open = 0;

/** React Router's state of the entry: its index in the history. */
function currentState(): { readonly idx?: number; readonly [MARK]?: true | typeof OPENS } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Pushes an entry with the index that the router expects. */
function pushMarked(address: string | undefined): void {
  const state = currentState();
  const mark = address === undefined ? true : OPENS;
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, [MARK]: mark }, '', address);
}

/** Whether the current history entry is that of a view over the screen, and not the screen's own. */
export const isViewEntry = (): boolean => MARK in currentState();

/**
 * Gives a view over a screen its own history entry, so that Back closes the view and not the screen
 * below. A link in the view that leads elsewhere replaces the entry (`replace`).
 * @param isDisabled the device's Back closes nothing while true
 * @param address opens the view after a reload, instead of the screen below it
 * @returns a function that closes the view, also while Back is disabled: it goes back, so that no entry
 * remains
 */
export function useBackCloses(
  onClose: () => void,
  isDisabled = false,
  address?: string,
): () => void {
  const isClosing = useRef(false);

  const left = useEffectEvent(() => {
    if (isDisabled && !isClosing.current) history.forward();
    else onClose();
  });

  const enter = useEffectEvent(() => {
    // After a reload the entry already exists.
    if (!isViewEntry()) pushMarked(address);
  });

  // Before the first paint: a view that closes at once must find its entry.
  useLayoutEffect(() => {
    const { href } = location;
    enter();
    open += 1;
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
 * nothing. An entry whose address opens the view is left to that address.
 */
export function skipClosedViews(): void {
  const skip = (): void => {
    if (currentState()[MARK] === true && open === 0) history.back();
  };
  addEventListener('popstate', skip);
  skip();
}
