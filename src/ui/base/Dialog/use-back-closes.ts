import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Marks the history entry of an open view with the view's id. */
const MARK = 'over';
/** Begins the id of a view that the address of its entry opens after a reload. */
const BY_ADDRESS = 'by-address-';

/** The ids of the open views. */
const openViews = new Set<string>();

interface EntryState {
  /** React Router's index of the entry in the history. */
  readonly idx?: number;
  readonly [MARK]?: unknown;
}

function currentState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The id of the view to which the current entry belongs; null for an entry of a screen. */
function currentMark(): string | null {
  const { [MARK]: mark } = currentState();
  return typeof mark === 'string' ? mark : null;
}

/** Whether the current history entry is that of a view over the screen, and not the screen's own. */
export const isViewEntry = (): boolean => currentMark() !== null;

/**
 * Gives a view its entry: the one that it had before a reload, else a new one with the index that the
 * router expects.
 * @returns the id of the view
 */
function enter(address: string | undefined): string {
  const isByAddress = (id: string) => id.startsWith(BY_ADDRESS);
  const mark = currentMark();
  const isOwn = mark !== null && !openViews.has(mark) && isByAddress(mark) === Boolean(address);
  const id = isOwn ? mark : (address === undefined ? '' : BY_ADDRESS) + crypto.randomUUID();
  if (!isOwn) {
    const state = currentState();
    history.pushState({ ...state, idx: (state.idx ?? 0) + 1, [MARK]: id }, '', address);
  }
  openViews.add(id);
  return id;
}

/** Makes the entry of a view that was removed without being closed an entry of the screen. */
function release(id: string, screen: string): void {
  if (currentMark() !== id || openViews.has(id)) return;
  history.replaceState({ ...currentState(), [MARK]: undefined }, '', screen);
}

/**
 * Gives a view over a screen its own history entry, so that Back closes the view and not the screen
 * below. A link in the view that leads elsewhere replaces the entry (`replace`).
 * @param isDisabled the device's Back closes nothing while true
 * @param address opens the view after a reload, instead of the screen below it; the router learns of it
 * only at a reload or Forward, and the view closes when it is gone
 * @returns a function that closes the view, also while Back is disabled: it goes back, so that no entry
 * remains
 */
export function useBackCloses(
  onClose: () => void,
  isDisabled = false,
  address?: string,
): () => void {
  const isClosing = useRef(false);
  const own = useRef('');

  const left = useEffectEvent(() => {
    if (isDisabled && !isClosing.current) history.forward();
    else onClose();
  });
  const begin = useEffectEvent(() => enter(address));

  // Before the first paint: a view that closes at once must find its entry.
  useLayoutEffect(() => {
    const { href } = location;
    const id = begin();
    own.current = id;
    const onPop = (): void => {
      if (currentMark() !== id && location.href === href) left();
    };
    addEventListener('popstate', onPop);
    return () => {
      openViews.delete(id);
      removeEventListener('popstate', onPop);
      isClosing.current = true;
      // A view that takes the place of this one in the same moment keeps the entry.
      queueMicrotask(() => release(id, href));
    };
  }, []);

  return () => {
    if (currentMark() !== own.current) return onClose();
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
    const mark = currentMark();
    if (mark !== null && !mark.startsWith(BY_ADDRESS) && openViews.size === 0) history.back();
  };
  addEventListener('popstate', skip);
  skip();
}
