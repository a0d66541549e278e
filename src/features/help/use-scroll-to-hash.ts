import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the heading that the address names (`#id`) and focuses it, at each navigation to it.
 * @param isShown the headings are on the page
 */
export function useScrollToHash(isShown = true): void {
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    const heading = hash === '' || !isShown ? null : document.getElementById(hash.slice(1));
    if (!heading || !/^H[2-4]$/.test(heading.tagName)) return;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  }, [hash, key, isShown]);
}
