import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { Phones } from './Phones.tsx';

/** The phones that a member may call: the manager's and the support's (R2.31). */
export function CallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overlays');
  return (
    <Dialog title={t('call.title')} onClose={onClose}>
      <Phones />
    </Dialog>
  );
}
