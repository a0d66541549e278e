import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a horizontal strip to its child with this index; does nothing for a negative index.
 * @param given the strip, where its parent needs it as well
 * @param name what the child shows; the strip scrolls again only for another one
 */
export function useScrollToChild<T extends HTMLElement>(
  shown: number,
  given?: RefObject<T | null>,
  name: number = shown,
): RefObject<T | null> {
  const own = useRef<T>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    const { current: strip } = ref;
    const item = strip?.children[shown];
    if (!strip || !item) return;
    const { left, right } = item.getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    if (left < box.left || right > box.right) strip.scrollLeft += right - box.right;
    // The index of the same child changes when others come before it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, name]);
  return ref;
}
