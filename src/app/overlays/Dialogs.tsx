import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { boot } from '#src/state/boot.ts';
import { closeAllDialogs, closeDialog, dialogs } from '#src/state/dialogs.ts';
import { DialogOf } from './DialogOf.tsx';

/** The open dialogs; leaving the page or the area closes them. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs);
  const { phase } = useSnapshot(boot);

  useEffect(() => {
    addEventListener('pagehide', closeAllDialogs);
    return () => removeEventListener('pagehide', closeAllDialogs);
  }, []);
  useEffect(() => {
    if (phase !== 'ready') closeAllDialogs();
  }, [phase]);

  return open.map((dialog) => (
    <DialogOf
      key={dialog.id}
      dialog={dialog}
      onResult={(result) => closeDialog(dialog.id, result)}
    />
  ));
}
