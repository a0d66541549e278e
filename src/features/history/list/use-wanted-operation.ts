import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import type { ListItem } from './list-items.ts';

/** Id of the element of the operation that the address names. */
export const WANTED_ID = 'wanted-operation';
/** Frames after the scroll until the row is rendered. */
const MOST_FRAMES = 30;

/** Focuses the row once it is rendered; the returned function cancels it. */
function focusWhenRendered(): () => void {
  let frames = 0;
  let frame = 0;
  const focusRow = () => {
    frames += 1;
    const row = document.getElementById(WANTED_ID);
    if (row) row.focus({ preventScroll: true });
    else if (frames < MOST_FRAMES) frame = requestAnimationFrame(focusRow);
  };
  frame = requestAnimationFrame(focusRow);
  return () => cancelAnimationFrame(frame);
}

/**
 * The operation that the address names (`?operation=5`): the list scrolls to it and focuses it as soon as it
 * is loaded, unless the member comes back to a list that they left (R2.14, R4.7).
 * @returns its id, null without one
 */
export function useWantedOperation(
  list: RefObject<WindowVirtualizerHandle | null>,
  items: readonly ListItem[],
  hasPosition: boolean,
): number | null {
  const [parameters] = useSearchParams();
  const name = parameters.get('operation');
  const id = name === null ? null : Number(name);
  const reached = useRef<number | null>(null);
  const index = id === null ? -1 : items.findIndex((item) => 'id' in item && item.id === id);
  useEffect(() => {
    if (hasPosition || index < 0 || reached.current === id) return;
    reached.current = id;
    list.current?.scrollToIndex(index, { align: 'center' });
    return focusWhenRendered();
  }, [list, id, index, hasPosition]);
  return id;
}
