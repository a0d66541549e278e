import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { createListMemory } from '#src/ui/app/ListPosition/list-memory.ts';
import { useRememberedList, useListPosition } from '#src/ui/app/ListPosition/use-list-position.ts';

/** A list of products as the member left it. */
interface RememberedGrid {
  /** Measured heights of the rows; valid for the same number of rows and columns. */
  readonly heights: CacheSnapshot | null;
  readonly shape: string;
}

const lists = createListMemory<RememberedGrid>(30);

interface Grid {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: RefObject<WindowVirtualizerHandle | null>;
  /** Rows and columns: the heights are valid only for the same shape. */
  readonly shape: string;
  /** The rows are in the page. */
  readonly isDrawn: boolean;
}

/** Another filter starts at the list's top (R2.15). */
function useStartOfList({ list, isDrawn }: Grid): void {
  const { key } = useLocation();
  const isFirstDraw = useRef(true);
  useLayoutEffect(() => {
    if (!isDrawn) return undefined;
    const isLeft = lists.recall(key) !== undefined;
    const stays = isFirstDraw.current || isLeft;
    isFirstDraw.current = false;
    if (stays) return undefined;
    // Measured in the next frame: here it would make the browser lay out the whole list once more.
    const frame = requestAnimationFrame(() => {
      const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
      if (isAbove) list.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, list, isDrawn]);
}

/** Restores the list's position (R2.15). Returns the measured heights when the rows are the same. */
export function useGridPosition(grid: Grid): CacheSnapshot | undefined {
  const { rows, shape, isDrawn } = grid;
  const left = useRememberedList(lists);
  useListPosition(lists, isDrawn, () => ({ heights: rows.current?.cache ?? null, shape }));
  useStartOfList(grid);
  return (left?.shape === shape && left.heights) || undefined;
}
