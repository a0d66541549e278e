import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { leftLists } from './scroll-memory.ts';

interface ScrolledList {
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

function focusOpened(list: HTMLElement | null, opened: string | null): void {
  if (opened === null || !isFree()) return;
  const link = list?.querySelector<HTMLElement>(`a[href="${CSS.escape(opened)}"]`);
  link?.focus({ preventScroll: true });
}

/**
 * Brings back how a list was left when somebody comes back to it: its place on the page, and the focus on
 * the product that was opened. Another filter begins at the list's top (R2.15).
 */
export function useListScroll({ list, rows, shape, isDrawn }: ScrolledList): {
  readonly noteOpened: (address: string) => void;
} {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const y = useRef(window.scrollY);
  const opened = useRef<string | null>(null);
  const lastKey = useRef<string | null>(null);
  // How the address was come to also changes while a product lies over the list, which stays as it is (R2.8).
  const latest = useRef({ shape, isBack });

  useLayoutEffect(() => {
    latest.current = { shape, isBack };
  }, [shape, isBack]);

  useEffect(() => {
    const leaving = new AbortController();
    const note = () => {
      y.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const handle = rows;
    return () =>
      leftLists.keep(key, {
        y: y.current,
        heights: handle.current?.cache ?? null,
        shape: latest.current.shape,
        opened: opened.current,
      });
  }, [key, isDrawn, rows]);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const isArrival = lastKey.current === null;
    lastKey.current = key;
    const left = latest.current.isBack ? leftLists.recall(key) : undefined;
    if (left) {
      const restore = () => window.scrollTo(0, left.y);
      restore();
      // The screen's heading takes the focus when a screen arrives, and scrolls up to itself.
      queueMicrotask(restore);
      const frame = requestAnimationFrame(() => {
        restore();
        requestAnimationFrame(() => focusOpened(list.current, left.opened));
      });
      return () => cancelAnimationFrame(frame);
    }
    if (isArrival || y.current === 0) return undefined;
    // Asked here, where the list begins would have all of it laid out once more than is drawn.
    const frame = requestAnimationFrame(() => {
      const isAbove = (list.current?.getBoundingClientRect().top ?? 0) < 0;
      if (isAbove) list.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isDrawn, list]);

  return {
    noteOpened: (address) => {
      opened.current = address;
    },
  };
}
