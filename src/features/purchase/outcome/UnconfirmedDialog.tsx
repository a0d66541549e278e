import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { storage } from '#src/state/session/storage.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { useReconciliation } from './use-reconciliation.ts';
import styles from './Outcome.module.css';

/** No response came: the outcome is being found out, and nothing here can order a second time (R9.9). */
export function UnconfirmedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const { mode } = useSnapshot(storage);
  useReconciliation();
  return (
    <Dialog
      title={t('unconfirmed.title')}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('unconfirmed.close')}</Button>
          <LinkButton replace variant="outline" to={hrefs.orders()}>
            {t('unconfirmed.orders')}
          </LinkButton>
        </>
      }
    >
      <div className={`stack stack-tight ${styles.outcome}`}>
        <span className={styles.waiting} aria-hidden />
        <p>{t(mode === 'memory' ? 'unconfirmed.textInTab' : 'unconfirmed.text')}</p>
      </div>
    </Dialog>
  );
}
