import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex]';

/** Focuses an item or its first control; plain text becomes focusable once, but not by Tab. */
function focusItem(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  const control = item.matches(FOCUSABLE) ? item : item.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) item.tabIndex = -1;
  (control ?? item).focus();
}

/** A press by keyboard, or by a screen reader without a pointer. */
const isByKeyboard = ({ detail }: MouseEvent) => detail === 0;

interface PagingOptions {
  /** The container of the button. */
  place: RefObject<HTMLElement | null>;
  shown: number;
  isAll: boolean;
  itemAt: (index: number) => Element | null | undefined;
}

/**
 * Moves the focus to the first new item when the list has grown: after a press by keyboard, and whenever
 * the button disappears with the last page. The focus stays where the person has moved it meanwhile.
 * @returns the button's click handler
 */
export function useFocusFirstNew({ place, shown, isAll, itemAt }: PagingOptions) {
  const pressed = useRef<{ index: number; byKeyboard: boolean } | null>(null);

  useLayoutEffect(() => {
    const press = pressed.current;
    if (!press || shown === press.index) return;
    pressed.current = null;
    const { activeElement, body } = document;
    const hasFocusNearby =
      activeElement === body || place.current?.contains(activeElement) === true;
    if (shown > press.index && hasFocusNearby && (press.byKeyboard || isAll)) {
      focusItem(itemAt(press.index));
    }
  }, [place, shown, isAll, itemAt]);

  return (event: MouseEvent): void => {
    pressed.current = { index: shown, byKeyboard: isByKeyboard(event) };
  };
}
