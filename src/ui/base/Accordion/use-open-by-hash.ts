import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const isAt = (hash: string, id: string) => id !== '' && hash === `#${encodeURIComponent(id)}`;

/** Opens the item in the address hash, scrolls to it and focuses its heading. */
export function useOpenByHash(accordion: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  // The key changes with each navigation, so that the same link opens an item that was closed by hand.
  const { hash, key } = useLocation();
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const items = accordion.current?.querySelectorAll(':scope > details') ?? [];
    for (const item of items) {
      if (!(item instanceof HTMLDetailsElement) || !isAt(hash, item.id)) continue;
      item.open = true;
      item.scrollIntoView({ block: 'start' });
      item.querySelector('summary')?.focus({ preventScroll: true });
    }
  }, [accordion, hash, isEnabled, key]);
}
