import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeftLists } from './left-lists.ts';

/** Scrolls the page at once and again after what arrives with the list; the answer gives it up. */
function scrollBack(top: number): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // The screen's heading takes the focus when a screen arrives, and scrolls up to itself.
  queueMicrotask(scroll);
  const frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

/** What was noted of the list when the entry of the browser's history that it begins with was left. */
export function useLeftList<Own>(lists: LeftLists<Own>): Own | undefined {
  const { key } = useLocation();
  const [left] = useState(() => lists.recall(key));
  return left?.own;
}

/**
 * Brings a list back to where it was left when somebody comes back to its entry of the browser's history
 * (R2.14, R2.15, R2.19).
 * @param isDrawn the items are in the page: before that there is nothing to scroll
 * @param note gives what the list needs besides to be as it was
 */
export function useListPlace<Own>(lists: LeftLists<Own>, isDrawn: boolean, note: () => Own): void {
  const { key } = useLocation();
  const top = useRef(0);
  const latestNote = useRef(note);

  useLayoutEffect(() => {
    latestNote.current = note;
  });

  useEffect(() => {
    // By the time of leaving the browser may have scrolled for the next screen already.
    const onScroll = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const before = lists.recall(key);
    const giveUp = before && scrollBack(before.top);
    top.current = window.scrollY;
    // A layout effect is undone while the list still stands: an ordinary one would find another screen.
    return () => {
      giveUp?.();
      lists.keep(key, { top: top.current, own: latestNote.current() });
    };
  }, [key, isDrawn, lists]);
}
