import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a strip that scrolls aside: brings its child with this index into sight, none for a negative one. */
export function useShownAside<T extends HTMLElement>(shown: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const { current: strip } = ref;
    const item = strip?.children[shown];
    if (!strip || !item) return;
    const { left, right } = item.getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    if (left < box.left || right > box.right) strip.scrollLeft += right - box.right;
  }, [shown]);
  return ref;
}
