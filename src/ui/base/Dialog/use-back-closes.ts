import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Marks the history entry that the open view stands on. */
const MARK = 'over';

/** How many views stand on such an entry. */
let open = 0;

/** What React Router keeps with an entry: its place in the history among them. */
function currentState(): { readonly idx?: number } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** One entry more, counted as the router counts. */
function pushMarked(): void {
  const state = currentState();
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, [MARK]: true }, '');
}

const isMarked = (): boolean => MARK in currentState();

/**
 * Gives what lies over a screen a history entry of its own, so that Back closes it and not the screen
 * below. Returns how to close it by a button: it goes back, so that no entry stays behind. A link in it
 * that leads elsewhere takes the place of that entry (`replace`).
 * @param isHeld Back closes nothing for now
 */
export function useBackCloses(onClose: () => void, isHeld = false): () => void {
  const left = useEffectEvent(() => {
    if (isHeld) history.forward();
    else onClose();
  });

  const isClosing = useRef(false);

  // Before anything can be pressed: a view that closes at once must find its entry.
  useLayoutEffect(() => {
    // After a reload the entry is there already.
    if (!isMarked()) pushMarked();
    open += 1;
    const { href } = location;
    const onPop = (): void => {
      if (!isMarked() && location.href === href) left();
    };
    addEventListener('popstate', onPop);
    return () => {
      open -= 1;
      removeEventListener('popstate', onPop);
      // By now the mark may be that of another view.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (!isMarked()) return onClose();
    // The way back takes a moment, in which a second press would go one screen further.
    if (!isClosing.current) history.back();
    isClosing.current = true;
  };
}

/**
 * Goes on from an entry whose view is gone, which a reload or Forward comes upon: Back from it would show
 * no change.
 */
export function skipClosedViews(): void {
  const skip = (): void => {
    if (isMarked() && open === 0) history.back();
  };
  addEventListener('popstate', skip);
  skip();
}
