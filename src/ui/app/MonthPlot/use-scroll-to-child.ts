import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a horizontal strip to its child with this index; does nothing for a negative index. */
export function useScrollToChild<T extends HTMLElement>(shown: number): RefObject<T | null> {
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
