import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows the dialog as modal while mounted; closing it restores the focus. The dialog itself takes it: on its first
 * button a view that opens by its address would begin with a ring around «close».
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, [ref]);
}
