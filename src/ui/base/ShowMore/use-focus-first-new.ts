import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex]';

/** Focuses an item, or the first control in it; text alone can take the focus once, not by Tab. */
function focusItem(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  const control = item.matches(FOCUSABLE) ? item : item.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) item.tabIndex = -1;
  (control ?? item).focus();
}

/** A press of a key, or of a screen reader that presses without a pointer. */
const isByKeyboard = ({ detail }: MouseEvent) => detail === 0;

interface Paging {
  /** Around the button. */
  place: RefObject<HTMLElement | null>;
  shown: number;
  isAll: boolean;
  itemAt: (index: number) => Element | null | undefined;
}

/**
 * Moves the focus to the first new item once the list has grown: after a press of the keyboard, and
 * whenever the button leaves with the last page. A person who went elsewhere meanwhile stays there.
 * Gives what the button calls when it is pressed.
 */
export function useFocusFirstNew({ place, shown, isAll, itemAt }: Paging) {
  const pressed = useRef<{ index: number; byKeyboard: boolean } | null>(null);

  useLayoutEffect(() => {
    const press = pressed.current;
    if (!press || shown === press.index) return;
    pressed.current = null;
    const { activeElement, body } = document;
    const isStillHere = activeElement === body || place.current?.contains(activeElement) === true;
    if (shown > press.index && isStillHere && (press.byKeyboard || isAll)) {
      focusItem(itemAt(press.index));
    }
  }, [place, shown, isAll, itemAt]);

  return (event: MouseEvent): void => {
    pressed.current = { index: shown, byKeyboard: isByKeyboard(event) };
  };
}
