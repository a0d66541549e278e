import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { boot } from '#src/state/boot.ts';
import { closeAllDialogs, closeDialog, dialogs } from '#src/state/dialogs.ts';
import { overlays } from '#src/state/overlays.ts';
import { DialogOf } from './DialogOf.tsx';

/** The open dialogs; leaving the page or the area closes them, and what holds the screen lets them wait. */
export function Dialogs() {
  const { open } = useSnapshot(dialogs);
  const { phase } = useSnapshot(boot);
  const { isHeld } = useSnapshot(overlays);

  useEffect(() => {
    addEventListener('pagehide', closeAllDialogs);
    return () => removeEventListener('pagehide', closeAllDialogs);
  }, []);
  useEffect(() => {
    if (phase !== 'ready') closeAllDialogs();
  }, [phase]);

  return (isHeld ? [] : open).map((dialog) => (
    <DialogOf
      key={dialog.id}
      dialog={dialog}
      onResult={(result) => closeDialog(dialog.id, result)}
    />
  ));
}
