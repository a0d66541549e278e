import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { acknowledgeIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import { rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';
import { openScreen } from '#src/state/page/overlays.ts';
import {
  watchedPurchases,
  watchPurchase,
  type WatchedPurchase,
} from '#src/state/page/watched-purchases.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { loadPurchaseSince, type StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';
import { useReconciliation } from './use-reconciliation.ts';
import styles from './Outcome.module.css';

export interface FailedPurchaseProps {
  purchase: WatchedPurchase;
  /** The message that the screen failed. */
  note: string;
  /** Shown when nothing was submitted. */
  otherwise: ReactElement;
  onClose: () => void;
}

/** The outcome of a purchase whose screen failed after it was submitted (R4.6, R9.9). */
export function FailedPurchase({ purchase, note, otherwise, onClose }: FailedPurchaseProps) {
  const { prodId, since } = purchase;
  const isSubmitting = useSnapshot(watchedPurchases).submitting.includes(prodId);
  const stored = useStored(() => loadPurchaseSince(prodId, since), [prodId, since]);
  useEffect(() => watchPurchase(prodId, since), [prodId, since]);
  if (stored === undefined) return null;
  if (stored === null && !isSubmitting) return otherwise;
  return <Outcome purchase={stored} note={note} onClose={onClose} />;
}

interface OutcomeProps {
  /** Null until the intent is on the device. */
  purchase: StoredPurchase | null;
  note: string;
  onClose: () => void;
}

function Outcome({ purchase, note, onClose }: OutcomeProps) {
  const { t } = useTranslation(['buying', 'orders']);
  const { outcomeOf } = usePurchaseText();
  useReconciliation();
  const intent = purchase?.intent ?? null;
  const isOpen = intent === null || isPending(intent);
  const settledId = isOpen ? null : intent.requestId;
  useEffect(() => {
    if (settledId !== null) void acknowledgeIntents([settledId]);
  }, [settledId]);

  const isUncertain = intent !== null && rejectionReason(intent).key === 'uncertain';
  const title = () => {
    if (isOpen) return t('unconfirmed.title');
    if (intent.state === 'sent') return t('placed.title');
    if (intent.state === 'draft') return t('offline.saved');
    return t(isUncertain ? 'rejected.uncertain' : 'rejected.title');
  };
  const text = () => {
    if (purchase === null) return t('orders:pending.unconfirmedText');
    if (isOpen) return outcomeOf(purchase);
    if (intent?.state === 'draft') return t('offline.savedText');
    const outcome = outcomeOf(purchase);
    return intent?.state === 'refused' && !isUncertain
      ? `${outcome} ${t('rejected.safe')}`
      : outcome;
  };
  const open = () => {
    onClose();
    openScreen(intent?.orderId ? hrefs.order([intent.orderId]) : hrefs.orders());
  };
  return (
    <Dialog
      title={title()}
      content="brief"
      onClose={onClose}
      actions={
        <>
          <Button onClick={open}>
            {t(intent?.orderId ? 'placed.open' : 'unconfirmed.orders')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('unconfirmed.close')}
          </Button>
        </>
      }
    >
      <div className={`stack stack-tight ${styles.outcome}`}>
        <p role="status">{text()}</p>
        <p className="muted small">{note}</p>
      </div>
    </Dialog>
  );
}
