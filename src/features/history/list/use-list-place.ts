import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { keptPlaces } from '#src/state/kept-places.ts';

interface Place {
  /** Scrolled by so many px. */
  readonly top: number;
  /** The measured heights, good for as many items as there were. */
  readonly cache: CacheSnapshot;
  readonly count: number;
}

/** Few: the heights of 100,000 rows are as many numbers. */
const places = keptPlaces<Place>(10);

interface ListPlace {
  readonly ref: RefObject<WindowVirtualizerHandle | null>;
  readonly cache: CacheSnapshot | undefined;
  readonly onScroll: () => void;
}

/** Brings a list back to where it was when its entry of the history is come back to. */
export function useListPlace(count: number): ListPlace {
  const { key } = useLocation();
  const ref = useRef<WindowVirtualizerHandle>(null);
  const top = useRef(0);
  const latestCount = useRef(count);
  const [place] = useState(() => places.recall(key));
  const isSame = place?.count === count;

  useLayoutEffect(() => {
    latestCount.current = count;
  }, [count]);

  useLayoutEffect(() => {
    const { current: list } = ref;
    if (place) window.scrollTo(0, place.top);
    top.current = window.scrollY;
    return () => {
      if (!list) return;
      places.keep(key, { top: top.current, cache: list.cache, count: latestCount.current });
    };
  }, [key, place]);

  return {
    ref,
    cache: isSame ? place.cache : undefined,
    // By the time of leaving the browser may have scrolled for the next screen already.
    onScroll: () => {
      top.current = window.scrollY;
    },
  };
}
