import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { storage } from '#src/state/session/storage.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './Outcome.module.css';

/** The draft is saved and nothing is bought (R9.9). */
export function SavedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const { mode } = useSnapshot(storage);
  return (
    <Dialog
      title={t('offline.saved')}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('rejected.fine')}</Button>
          <LinkButton replace variant="outline" to={hrefs.orders()}>
            {t('unconfirmed.orders')}
          </LinkButton>
        </>
      }
    >
      <div className={`stack stack-tight ${styles.outcome}`}>
        <Tag tone="warning">{t('offline.notOrdered')}</Tag>
        <p>{t(mode === 'memory' ? 'offline.savedInTab' : 'offline.savedText')}</p>
      </div>
    </Dialog>
  );
}
