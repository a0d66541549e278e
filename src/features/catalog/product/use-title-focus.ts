import { useLayoutEffect, useRef } from 'react';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';

/**
 * Moves the focus from the loading screen's title to the title of the loaded screen (R2.5).
 * Returns what the loading screen calls when it gets the focus.
 */
export function useTitleFocus(isLoaded: boolean): () => void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isLoaded || !hadFocus.current) return;
    hadFocus.current = false;
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [isLoaded]);
  return () => {
    hadFocus.current = true;
  };
}
