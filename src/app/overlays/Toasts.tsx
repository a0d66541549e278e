import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { dismissToast, followToast, overlays } from '#src/state/overlays.ts';
import { Toaster } from '#src/ui/base/Toast/Toaster.tsx';

/** The toasts of the state in the language on screen (R2.31); their time begins when they are shown. */
export function Toasts() {
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
