import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when the keyboard closes one of a region's parts: to the next one's button, or the
 * last one's, and from the only one back to where it was before it came here.
 * @returns what moves it on, to be called before the focused button of the region goes away.
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
