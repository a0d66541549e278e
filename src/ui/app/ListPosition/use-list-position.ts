import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListMemory, ListPosition } from './list-memory.ts';

/** Focuses the link that was opened, unless the member has focused something else meanwhile. */
function focusOpened(opened: string | null): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
  if (opened === null || !isFree) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(opened)}"]`);
  link?.focus({ preventScroll: true });
}

/** Scrolls the page at once and again after what appears with the list; the returned function cancels it. */
function restorePosition({ top, opened }: ListPosition): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // A new screen focuses its heading, and the focus scrolls to the heading.
  queueMicrotask(scroll);
  let frame = requestAnimationFrame(() => {
    scroll();
    // The rows around the offset are drawn in the frame after the scroll.
    frame = requestAnimationFrame(() => focusOpened(opened));
  });
  return () => cancelAnimationFrame(frame);
}

/** What was remembered of the list when the member left this entry of the browser's history. */
export function useRememberedList<Own>(memory: ListMemory<Own>): Own | undefined {
  const { key } = useLocation();
  const [list] = useState(() => memory.recall(key));
  return list?.own;
}

/**
 * Restores the scroll offset and the focus of a list when the member comes back to its entry of the
 * browser's history (R2.14, R2.15, R2.19).
 * @param isDrawn the items are in the page: before that there is nothing to scroll
 * @param describe returns what this kind of list needs besides
 */
export function useListPosition<Own>(
  memory: ListMemory<Own>,
  isDrawn: boolean,
  describe: () => Own,
): void {
  const { key } = useLocation();
  const top = useRef(0);
  const opened = useRef<string | null>(null);
  const latestDescribe = useRef(describe);

  useLayoutEffect(() => {
    latestDescribe.current = describe;
  });

  useEffect(() => {
    // When the list unmounts, the browser may have scrolled for the next screen already.
    const onScroll = () => {
      top.current = window.scrollY;
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null;
      opened.current = link?.getAttribute('href') ?? null;
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => leaving.abort();
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const before = memory.recall(key);
    const cancelRestore = before && restorePosition(before);
    // `top` comes from the scroll event: reading it here would make the browser lay out the whole list.
    opened.current = null;
    // A layout effect is cleaned up while the list is still drawn; an ordinary effect would see the next screen.
    return () => {
      cancelRestore?.();
      const position = { top: top.current, opened: opened.current };
      memory.keep(key, { ...position, own: latestDescribe.current() });
    };
  }, [key, isDrawn, memory]);
}
