import { useSyncExternalStore } from 'react';

/** `--from-tablet`: a narrower window has the mobile menu (R2.29). */
const WIDE = matchMedia('(width >= 768px)');
/** `--desktop`: columns beside each other have room for the size of the text. */
const DESKTOP = matchMedia('(width >= 71.875em)');

const follow = (query: MediaQueryList) => (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const followWide = follow(WIDE);
const followDesktop = follow(DESKTOP);

/** Whether the window is as wide as a tablet: there is room for the header of a desktop. */
export const useWideWindow = (): boolean => useSyncExternalStore(followWide, () => WIDE.matches);

/** Whether two columns stand beside each other, as `--desktop` defines in the style sheets. */
export const useDesktopWindow = (): boolean =>
  useSyncExternalStore(followDesktop, () => DESKTOP.matches);
