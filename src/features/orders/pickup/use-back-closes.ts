import { useEffect, useEffectEvent } from 'react';

/** Marks the history entry that the open view stands on. */
const MARK = 'pickup';

function currentState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const isMarked = (): boolean => MARK in currentState();

/**
 * Gives the view a history entry of its own, so that the back gesture closes it and not the screen
 * below. Returns how to close it by a button: it goes back, so that no entry stays behind.
 */
export function useBackCloses(onClose: () => void): () => void {
  const closed = useEffectEvent(onClose);

  useEffect(() => {
    // The router keeps its own fields in the state; after a reload the entry is there already.
    if (!isMarked()) history.pushState({ ...currentState(), [MARK]: true }, '');
    const onPop = (): void => {
      if (!isMarked()) closed();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  return () => {
    if (isMarked()) history.back();
    else onClose();
  };
}
