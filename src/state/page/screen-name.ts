import { useEffect } from 'react';
import { proxy } from 'valtio';

/** What the screen shows, as «MacBook Air 13»; null while the route's title says it all. */
export const screenName = proxy<{ text: string | null }>({ text: null });

/** Names the tab and the browser's history entry after the screen's subject; null while it is unknown. */
export function useScreenName(text: string | null): void {
  useEffect(() => {
    screenName.text = text;
    return () => {
      screenName.text = null;
    };
  }, [text]);
}
