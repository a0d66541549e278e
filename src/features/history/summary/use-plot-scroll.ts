import { useLayoutEffect, useRef, useState } from 'react';

/** The months in sight, by their index. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

function sightOf(strip: HTMLElement, count: number): Sight {
  const width = strip.scrollWidth / count;
  const first = Math.round(strip.scrollLeft / width);
  const shown = Math.max(1, Math.round(strip.clientWidth / width));
  return { first, last: Math.min(count - 1, first + shown - 1) };
}

/** Follows which of `count` months the strip shows, and keeps them in sight while earlier ones join it. */
export function usePlotScroll(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  /** Null before the first layout. */
  const [sight, setSight] = useState<Sight | null>(null);
  /** Distance of the visible part from the end, in px. */
  const fromEnd = useRef<number>(null);
  useLayoutEffect(() => {
    const { current: element } = strip;
    if (!element) return undefined;
    if (fromEnd.current !== null) element.scrollLeft = element.scrollWidth - fromEnd.current;
    const measure = () => {
      fromEnd.current = element.scrollWidth - element.scrollLeft;
      const next = sightOf(element, count);
      setSight((known) => (known?.first === next.first && known.last === next.last ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);
  /** Scrolls by what is in sight, to earlier (-1) or later (1) months. */
  const turn = (direction: -1 | 1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth });
  return { strip, sight, turn };
}
