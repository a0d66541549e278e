import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { dismissToast, overlays } from '#src/state/overlays.ts';
import { Toaster } from '#src/ui/base/Toast/Toaster.tsx';

/** The toasts of the state in the language on screen (R2.31). */
export function Toasts() {
  const { t } = useTranslation('errors');
  const { toasts } = useSnapshot(overlays);
  const views = toasts.map(({ key, text, ...toast }) => ({
    ...toast,
    text: text ?? (key ? t(key) : ''),
  }));
  return <Toaster toasts={views} onDismiss={dismissToast} />;
}
