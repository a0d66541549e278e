import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { storage } from '#src/state/storage.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './Outcome.module.css';
import { useReconciling } from './use-reconciling.ts';

/** No answer came: whether it is ordered is found out, and nothing here can order it twice (R9.9). */
export function AwaitingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const { mode } = useSnapshot(storage);
  useReconciling();
  return (
    <Dialog
      title={t('unknown.title')}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('unknown.close')}</Button>
          <LinkButton replace variant="outline" to={hrefs.orders()}>
            {t('unknown.orders')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.outcome}>
        <span className={styles.waiting} aria-hidden />
        <p>{t(mode === 'memory' ? 'unknown.textInTab' : 'unknown.text')}</p>
      </div>
    </Dialog>
  );
}
