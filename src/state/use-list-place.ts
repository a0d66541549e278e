import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeftLists, LeftPlace } from './left-lists.ts';

/** Gives the focus back to the link that was opened; a focus that somebody has chosen meanwhile stays. */
function focusOpened(opened: string | null): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
  if (opened === null || !isFree) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(opened)}"]`);
  link?.focus({ preventScroll: true });
}

/** Scrolls the page at once and again after what arrives with the list; the answer gives it up. */
function bringBack({ top, opened }: LeftPlace): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // The screen's heading takes the focus when a screen arrives, and scrolls up to itself.
  queueMicrotask(scroll);
  let frame = requestAnimationFrame(() => {
    scroll();
    // What is around the place is drawn in the frame after the scroll.
    frame = requestAnimationFrame(() => focusOpened(opened));
  });
  return () => cancelAnimationFrame(frame);
}

/** What was noted of the list when the entry of the browser's history that it begins with was left. */
export function useLeftList<Own>(lists: LeftLists<Own>): Own | undefined {
  const { key } = useLocation();
  const [left] = useState(() => lists.recall(key));
  return left?.own;
}

/**
 * Brings a list back to where it was left when somebody comes back to its entry of the browser's history,
 * with the focus on what was opened (R2.14, R2.15, R2.19).
 * @param isDrawn the items are in the page: before that there is nothing to scroll
 * @param note gives what the list needs besides to be as it was
 */
export function useListPlace<Own>(lists: LeftLists<Own>, isDrawn: boolean, note: () => Own): void {
  const { key } = useLocation();
  const top = useRef(0);
  const opened = useRef<string | null>(null);
  const latestNote = useRef(note);

  useLayoutEffect(() => {
    latestNote.current = note;
  });

  useEffect(() => {
    // By the time of leaving the browser may have scrolled for the next screen already.
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
    const before = lists.recall(key);
    const giveUp = before && bringBack(before);
    // How far the page is scrolled is heard of: asked here it would have the whole list laid out.
    opened.current = null;
    // A layout effect is undone while the list still stands: an ordinary one would find another screen.
    return () => {
      giveUp?.();
      const place = { top: top.current, opened: opened.current };
      lists.keep(key, { ...place, own: latestNote.current() });
    };
  }, [key, isDrawn, lists]);
}
