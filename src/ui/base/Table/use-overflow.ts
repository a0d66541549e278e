import { useLayoutEffect, useState, type RefObject } from 'react';

/** none: all is in sight; before: the end is scrolled to; after: there is more towards the end. */
type Overflow = 'none' | 'before' | 'after';

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  if (scrollWidth <= clientWidth) return 'none';
  // A scrolled place has fractions of a pixel, its widths are whole.
  return scrollLeft + clientWidth >= scrollWidth - 1 ? 'before' : 'after';
}

/** Where the content of an element goes on beyond its width. */
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
