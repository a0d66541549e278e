import { useLayoutEffect, useState, type RefObject } from 'react';

interface ClippingOptions {
  /** An expanded text is not measured: the result from its collapsed state remains. */
  isOpen: boolean;
  text: string;
  lines: number;
}

/** Whether a collapsed text hides something; measured again when the width changes. */
export function useIsClipped(
  element: RefObject<HTMLElement | null>,
  { isOpen, text, lines }: ClippingOptions,
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
