import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptPlaces } from '#src/state/kept-places.ts';

/** How far a list was open and scrolled. */
interface Place {
  readonly limit: number;
  /** CSS pixels from the top of the page. */
  readonly top: number;
}

const places = keptPlaces<Place>(30);

interface KeptPlace {
  /** How many items are asked for. */
  readonly limit: number;
  readonly setLimit: (limit: number) => void;
}

/**
 * Keeps how far the list was open and scrolled, so that going back finds it as it was left (R2.15, R2.19).
 * `isShown` says that the items are there: before that there is nothing to scroll.
 */
export function useKeptPlace(page: number, isShown: boolean): KeptPlace {
  const { key } = useLocation();
  const [kept] = useState(() => places.recall(key));
  const [limit, setLimit] = useState(kept?.limit ?? page);
  const current = useRef(limit);
  const isRestored = useRef(kept === undefined);

  useLayoutEffect(() => {
    current.current = limit;
  }, [limit]);
  // A layout effect is undone while the list still stands: an ordinary one would find another screen.
  useLayoutEffect(
    () => () => places.keep(key, { limit: current.current, top: window.scrollY }),
    [key],
  );
  useLayoutEffect(() => {
    if (!isShown || isRestored.current) return;
    isRestored.current = true;
    window.scrollTo({ top: kept?.top ?? 0, behavior: 'instant' });
  }, [isShown, kept]);
  return { limit, setLimit };
}
