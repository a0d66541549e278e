import { useLayoutEffect, type RefObject } from 'react';

/** Opens the dialog as long as it is mounted; closing it gives the focus back to where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
}
