import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import styles from './Overlays.module.css';
import { Phones } from './Phones.tsx';

/** For a member with a card of another programme: which phone to call (specification §2). */
export function WrongCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overlays');
  return (
    <Dialog title={t('wrongCard.title')} onClose={onClose}>
      <div className={styles.parts}>
        <p>{t('wrongCard.text')}</p>
        <Phones />
      </div>
    </Dialog>
  );
}
