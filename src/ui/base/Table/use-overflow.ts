import { useLayoutEffect, useState, type RefObject } from 'react';

/** none: everything is visible; before: scrolled to the end; after: more content towards the end. */
type Overflow = 'none' | 'before' | 'after';

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  if (scrollWidth <= clientWidth) return 'none';
  // Scroll offsets are fractional while the widths are integers.
  return scrollLeft + clientWidth >= scrollWidth - 1 ? 'before' : 'after';
}

/** On which side the content of an element overflows. */
export function useOverflow(element: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');
  useLayoutEffect(() => {
    const outer = element.current;
    if (!outer) return;
    const measure = () => setOverflow(overflowOf(outer));
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [outer, ...outer.children]) observer.observe(watched);
    outer.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', measure);
    };
  }, [element]);
  return overflow;
}
