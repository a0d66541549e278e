import { useLayoutEffect, useState, type RefObject } from 'react';

const countTracks = (element: Element): number =>
  getComputedStyle(element).gridTemplateColumns.split(' ').length;

/** The number of columns that the style sheet gives a grid; updates with its width. */
export function useColumns(grid: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setColumns(countTracks(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
