import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { useRejectionText } from '../use-purchase-text.ts';

/** The rejection was about a card, coins or a price that the device does not have yet. */
async function refreshFacts(prodId: number): Promise<void> {
  try {
    const { fetchPurchaseQuote } = await loadSync();
    await fetchPurchaseQuote(prodId);
  } catch {
    // The sync's next round brings them.
  }
}

interface RejectedDialogProps {
  write: Write;
  intent: PurchaseIntent;
  onClose: () => void;
}

/**
 * Why the service rejected the purchase, and that nothing was charged unless that is uncertain. Closing it
 * deletes the intent, so that the orders screen does not show it again.
 */
export function RejectedDialog({ write, intent, onClose }: RejectedDialogProps) {
  const { t } = useTranslation(['buying', 'orders']);
  const textOf = useRejectionText();
  const isUncertain = rejectionReason(intent).key === 'uncertain';
  const close = () => {
    // Not before: fresh facts would change the screen behind the text that is being read.
    void refreshFacts(intent.body.prodId);
    // An intent that cannot be deleted stays on the orders screen.
    void write()
      .then((sync) => sync.deletePost(intent.requestId))
      .catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={t(isUncertain ? 'rejected.uncertain' : 'rejected.title')}
      content="brief"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('rejected.fine')}</Button>
          {isUncertain && (
            <LinkButton replace variant="outline" to={hrefs.history()}>
              {t('orders:pending.toHistory')}
            </LinkButton>
          )}
        </>
      }
    >
      {isUncertain ? (
        <Alert tone="warning">{textOf(intent)}</Alert>
      ) : (
        <Alert tone="negative" title={t('rejected.safe')}>
          {textOf(intent)}
        </Alert>
      )}
    </Dialog>
  );
}
