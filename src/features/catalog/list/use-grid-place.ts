import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { leftLists } from '#src/state/left-lists.ts';
import { useLeftList, useListPlace } from '#src/state/use-list-place.ts';

/** A list of products as it was left. */
interface LeftGrid {
  /** Measured heights of the rows, worth something for as many rows in as many columns. */
  readonly heights: CacheSnapshot | null;
  readonly shape: string;
  /** Address of the product that was opened from it. */
  readonly opened: string | null;
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

/** A focus that somebody has chosen meanwhile stays where it is. */
const isFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.tagName === 'H1';
};

/** Gives the focus back to the product that was opened, once the list is where it was. */
function useFocusOnOpened({ list, isDrawn }: Grid, opened: string | null): void {
  useEffect(() => {
    if (!isDrawn || opened === null) return undefined;
    let frame = requestAnimationFrame(() => {
      // The rows around the restored place are drawn in the frame after the scroll.
      frame = requestAnimationFrame(() => {
        const link = list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(opened)}"]`);
        if (isFree()) link?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, isDrawn, opened]);
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

interface GridPlace {
  /** Heights that the rows had, when they are the same rows. */
  readonly cache: CacheSnapshot | undefined;
  readonly noteOpened: (address: string | null) => void;
}

/**
 * Brings back how the list was left when somebody comes back to it: its place on the page, and the focus on
 * the product that was opened. Another filter begins at the list's top (R2.15).
 */
export function useGridPlace(grid: Grid): GridPlace {
  const { rows, shape, isDrawn } = grid;
  const opened = useRef<string | null>(null);
  const left = useLeftList(lists);
  useListPlace(lists, isDrawn, () => ({
    heights: rows.current?.cache ?? null,
    shape,
    opened: opened.current,
  }));
  useFocusOnOpened(grid, left?.opened ?? null);
  useStartOfList(grid);
  return {
    cache: (left?.shape === shape && left.heights) || undefined,
    noteOpened: (address) => {
      opened.current = address;
    },
  };
}
