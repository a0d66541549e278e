import { useLayoutEffect, useState, type RefObject } from 'react';

interface Folding {
  /** An open text is whole: what was found while it was folded still holds. */
  isOpen: boolean;
  text: string;
  lines: number;
}

/** Whether a folded text has more than is in sight, at whatever width it has. */
export function useIsClipped(
  element: RefObject<HTMLElement | null>,
  { isOpen, text, lines }: Folding,
): boolean {
  const [isClipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const folded = element.current;
    if (!folded || isOpen) return;
    const measure = () => setClipped(folded.scrollHeight > folded.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(folded);
    return () => observer.disconnect();
  }, [element, isOpen, text, lines]);
  return isClipped;
}
