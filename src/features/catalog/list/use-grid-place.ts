import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { leftLists } from '#src/state/left-lists.ts';
import { useLeftList, useListPlace } from '#src/state/use-list-place.ts';

/** A list of products as it was left. */
interface LeftGrid {
  /** Measured heights of the rows, worth something for as many rows in as many columns. */
  readonly heights: CacheSnapshot | null;
  readonly shape: string;
}

const lists = leftLists<LeftGrid>(30);

interface Grid {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: RefObject<WindowVirtualizerHandle | null>;
  /** Rows and columns: heights fit a list of the same shape alone. */
  readonly shape: string;
  /** The rows are in the page. */
  readonly isDrawn: boolean;
}

/** Another filter begins at the list's top (R2.15). */
function useStartOfList({ list, isDrawn }: Grid): void {
  const { key } = useLocation();
  const isArrival = useRef(true);
  useLayoutEffect(() => {
    if (!isDrawn) return undefined;
    const isLeft = lists.recall(key) !== undefined;
    const stays = isArrival.current || isLeft;
    isArrival.current = false;
    if (stays) return undefined;
    // Asked here, where the list begins would have all of it laid out once more than is drawn.
    const frame = requestAnimationFrame(() => {
      const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
      if (isAbove) list.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, list, isDrawn]);
}

/**
 * Brings the list back as it was left (R2.15); the answer is the heights that the rows had, when they are
 * the same rows.
 */
export function useGridPlace(grid: Grid): CacheSnapshot | undefined {
  const { rows, shape, isDrawn } = grid;
  const left = useLeftList(lists);
  useListPlace(lists, isDrawn, () => ({ heights: rows.current?.cache ?? null, shape }));
  useStartOfList(grid);
  return (left?.shape === shape && left.heights) || undefined;
}
