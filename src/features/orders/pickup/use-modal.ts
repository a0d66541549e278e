import { useLayoutEffect, type RefObject } from 'react';

/** Shows the dialog as modal while mounted; closing it restores the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
}
