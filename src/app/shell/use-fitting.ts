import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const widthOf = (element: Element): number => Math.ceil(element.getBoundingClientRect().width);

const gapOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).columnGap) || 0;

/** How many items of the row's list fit beside the row's last element. */
function countFitting(row: HTMLElement): number {
  const [list, last] = row.children;
  if (!list || !last) return 0;
  const gap = gapOf(list);
  let room = row.clientWidth - gapOf(row) - widthOf(last);
  return [...list.children].filter((item) => {
    room -= widthOf(item) + gap;
    return room >= 0;
  }).length;
}

/**
 * How many items of a list fit into its row, whatever the language and the size of the text. The row's
 * children are the list and the element that opens the other items. Items that do not fit keep their
 * width, out of sight, so that they can be measured.
 * @param texts changes when the items or their texts change
 */
export function useFitting(texts: string): [row: RefObject<HTMLElement | null>, fitting: number] {
  const row = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(Infinity);
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    const measure = () => setFitting(countFitting(current));
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.querySelectorAll('li')]) observer.observe(element);
    return () => observer.disconnect();
  }, [texts]);
  return [row, fitting];
}
