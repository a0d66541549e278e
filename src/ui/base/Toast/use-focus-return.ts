import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the keyboard closes an item of a region: to the next item's button, to the last
 * one's, or from the only item back to where the focus was before.
 * @returns a function to call before the region's focused button is removed
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const place = region.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (!place?.contains(from)) origin.current = from;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [region]);

  return () => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index < 0) return;
    (buttons[index + 1] ?? buttons[index - 1] ?? origin.current)?.focus();
  };
}
