import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { storage } from '#src/state/session/storage.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { useReconciliation } from './use-reconciliation.ts';
import styles from './Outcome.module.css';

interface WithoutOrderProps {
  title: string;
  close: string;
  children: Elements;
  onClose: () => void;
}

/** A purchase that has no order yet: the orders show what becomes of it. */
function WithoutOrder({ title, close, children, onClose }: WithoutOrderProps) {
  const { t } = useTranslation('buying');
  return (
    <Dialog
      title={title}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{close}</Button>
          <LinkButton replace variant="outline" to={hrefs.orders()}>
            {t('unconfirmed.orders')}
          </LinkButton>
        </>
      }
    >
      <div className={`stack stack-tight ${styles.outcome}`}>{children}</div>
    </Dialog>
  );
}

/** The draft is saved and nothing is bought (R9.9). */
export function SavedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const { mode } = useSnapshot(storage);
  return (
    <WithoutOrder title={t('offline.saved')} close={t('rejected.fine')} onClose={onClose}>
      <Tag tone="warning">{t('offline.notOrdered')}</Tag>
      <p>{t(mode === 'memory' ? 'offline.savedInTab' : 'offline.savedText')}</p>
    </WithoutOrder>
  );
}

/** No response came: the outcome is being found out, and nothing here can order a second time (R9.9). */
export function UnconfirmedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('buying');
  const { mode } = useSnapshot(storage);
  useReconciliation();
  return (
    <WithoutOrder title={t('unconfirmed.title')} close={t('unconfirmed.close')} onClose={onClose}>
      <span className={styles.waiting} aria-hidden />
      <p>{t(mode === 'memory' ? 'unconfirmed.textInTab' : 'unconfirmed.text')}</p>
    </WithoutOrder>
  );
}
