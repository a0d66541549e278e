import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { boot } from '#src/state/boot.ts';
import { closeAllDialogs, closeDialog, dialogs } from '#src/state/dialogs.ts';
import { DialogOf } from './DialogOf.tsx';

/** The open dialogs. A person who leaves the page or the area leaves none behind. */
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
      onAnswer={(answer) => closeDialog(dialog.id, answer)}
    />
  ));
}
