import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface ModalDialog {
  readonly element: RefObject<HTMLDialogElement | null>;
  /** What the element listens to; Escape is its key. */
  readonly listeners: {
    readonly onPointerDown: (event: MouseEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: (event: SyntheticEvent) => void;
  };
}

/**
 * Keeps a dialog element modal as long as it is rendered, and asks to be closed by Escape, by a press
 * outside and by the browser's own way back; a persistent one stays open through all of them.
 */
export function useModalDialog(isPersistent: boolean, onClose: () => void): ModalDialog {
  const element = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);

  // Before the element leaves the page: only a dialog that is closed there gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const ask = () => {
    if (!isPersistent) onClose();
  };
  // React brings what happens to a dialog inside this one here too.
  const isOwn = ({ target }: { target: EventTarget | null }) =>
    target instanceof Element && target.closest('dialog') === element.current;
  // The element itself is hit only outside of its content.
  const isOutside = ({ target }: MouseEvent) => target === element.current;

  return {
    element,
    listeners: {
      onPointerDown: (event) => {
        pressedInside.current = !isOutside(event);
      },
      // A press that began inside, on a text that is being selected, is none on the outside.
      onClick: (event) => {
        if (isOutside(event) && !pressedInside.current) ask();
        pressedInside.current = false;
      },
      // The browser closes a dialog at the second Escape whatever the page answers to the first.
      onKeyDown: (event) => {
        if (isPersistent && event.key === 'Escape' && isOwn(event)) event.preventDefault();
      },
      onCancel: (event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        ask();
      },
      onClose: (event) => {
        if (!isOwn(event) || element.current === null || element.current.open) return;
        if (isPersistent) element.current.showModal();
        else onClose();
      },
    },
  };
}
