import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { closeAllDialogs, closeDialog, dialogs } from '#src/state/page/dialogs.ts';
import { dismissToast, followToast, overlays } from '#src/state/page/overlays.ts';
import { boot } from '#src/state/session/boot.ts';
import { Toaster } from '#src/ui/base/Toast/Toaster.tsx';
import { DialogOf } from './DialogOf.tsx';

/** The open dialogs; leaving the page or the area closes them, and what holds the screen lets them wait. */
function Dialogs() {
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

/** The toasts of the state in the language on screen (R2.31); their time begins when they are shown. */
function Toasts() {
  const { t } = useTranslation(['errors', 'overlays']);
  const { toasts, isHeld } = useSnapshot(overlays);
  const views = (isHeld ? [] : toasts).map(({ key, text, to, ...toast }) => ({
    ...toast,
    text: text ?? (key ? t(key) : ''),
    ...(to !== undefined && {
      action: { text: t('overlays:open'), run: () => followToast({ id: toast.id, to }) },
    }),
  }));
  return <Toaster toasts={views} onDismiss={dismissToast} />;
}

/** What comes over any screen: messages, and dialogs in the order of their opening (R2.31). */
export function Overlays() {
  return (
    <>
      <Dialogs />
      <Toasts />
    </>
  );
}
