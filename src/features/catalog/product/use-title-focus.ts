import { useLayoutEffect, useRef } from 'react';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';

/**
 * Hands the focus that arrived at the loading screen's title on to the title of what came (R2.5).
 * Returns what the loading screen calls when it gets the focus.
 */
export function useTitleFocus(isThere: boolean): () => void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isThere || !hadFocus.current) return;
    hadFocus.current = false;
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [isThere]);
  return () => {
    hadFocus.current = true;
  };
}
