import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface ModalDialog {
  readonly element: RefObject<HTMLDialogElement | null>;
  /** Event handlers of the element. */
  readonly listeners: {
    readonly onPointerDown: (event: ReactPointerEvent) => void;
    readonly onClick: (event: ReactMouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: (event: SyntheticEvent) => void;
  };
}

/** The second tap of a double tap comes at most this time, in ms, after the first. */
const SECOND_TAP_MS = 500;
/** Two taps that are farther apart, in CSS pixels, are no double tap. */
const SAME_PLACE_PX = 24;

/**
 * Ignores the second tap of the double tap that closed a dialog: it hits what the dialog covered. A
 * pointer that leaves the place in between comes back on purpose.
 */
function ignoreSecondTap(first: PointerEvent): void {
  const left = first.timeStamp + SECOND_TAP_MS - performance.now();
  if (left <= 0) return;
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const isSamePlace = ({ clientX, clientY }: MouseEvent) =>
    Math.hypot(clientX - first.clientX, clientY - first.clientY) <= SAME_PLACE_PX;
  const ignore = (event: MouseEvent): void => {
    // On a busy page the timer that ends this is late.
    const isLater = event.timeStamp - first.timeStamp > SECOND_TAP_MS;
    // The click of a key has no place.
    if (isLater || event.detail === 0 || !isSamePlace(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const endAway = (event: PointerEvent) => {
    if (!isSamePlace(event)) ending.abort();
  };
  addEventListener('click', ignore, options);
  addEventListener('pointermove', endAway, options);
  setTimeout(() => ending.abort(), left);
}

/**
 * Shows a dialog element as modal while it is rendered and requests its closing on Escape, on a press
 * outside and on the browser's back gesture; a persistent dialog ignores all of them.
 */
export function useModalDialog(isPersistent: boolean, onClose: () => void): ModalDialog {
  const element = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);
  const lastPress = useRef<PointerEvent>(null);

  // A layout effect, because only a dialog that closes before it leaves the page restores the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // A sentence is read from its title on; the first control would be the one that closes it.
    dialog?.querySelector<HTMLElement>(':scope > * > h2[tabindex]')?.focus();
    return () => {
      dialog?.close();
      if (lastPress.current) ignoreSecondTap(lastPress.current);
    };
  }, []);

  const requestClose = () => {
    if (!isPersistent) onClose();
  };
  // React also bubbles events of a nested dialog to this one.
  const isOwn = ({ target }: { target: EventTarget | null }) =>
    target instanceof Element && target.closest('dialog') === element.current;
  // A press outside hits the element itself; presses inside hit its content.
  const isOutside = ({ target }: ReactMouseEvent) => target === element.current;

  return {
    element,
    listeners: {
      onPointerDown: (event) => {
        lastPress.current = event.nativeEvent;
        pressedInside.current = !isOutside(event);
      },
      // A press that starts inside, such as a text selection, does not count as outside.
      onClick: (event) => {
        if (isOutside(event) && !pressedInside.current) requestClose();
        pressedInside.current = false;
      },
      // The browser closes a dialog on the second Escape even if the page prevented the first.
      onKeyDown: (event) => {
        if (isPersistent && event.key === 'Escape' && isOwn(event)) event.preventDefault();
      },
      onCancel: (event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        requestClose();
      },
      onClose: (event) => {
        if (!isOwn(event) || element.current === null || element.current.open) return;
        if (isPersistent) element.current.showModal();
        else onClose();
      },
    },
  };
}
