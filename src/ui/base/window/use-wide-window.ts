import { useSyncExternalStore } from 'react';

/** The width from which the specification's tablet layout applies (§9). */
const WIDE = matchMedia('(width >= 768px)');

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** Whether the window is as wide as a tablet: there is room beside a list, and for the header of a desktop. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
