import { useSyncExternalStore } from 'react';

/** The width from which the specification's tablet layout applies (§9). */
const WIDE = matchMedia('(width >= 768px)');

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** Whether there is room for the filter beside the list. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
