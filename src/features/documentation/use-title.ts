import { useEffect } from 'react';

/** Sets the window's title: the page's, then the documentation's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · UI-кит`;
  }, [title]);
}
