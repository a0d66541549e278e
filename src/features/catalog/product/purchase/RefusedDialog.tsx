import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { reasonOf } from '#src/domain/order-refusal.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import { useRefusalText } from '#src/ui/app/OrderRefusal/use-refusal-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

async function dismiss(requestId: string): Promise<void> {
  const { dismissOrder } = await import('#src/sync/order-intents.ts');
  await dismissOrder(requestId);
}

/** What was refused was for a card, coins or a price that the device does not know yet; not before it was read. */
async function refreshFacts(prodId: number): Promise<void> {
  try {
    const { askPurchaseFigures } = await import('#src/sync/purchase-figures.ts');
    await askPurchaseFigures(prodId);
  } catch {
    // The sync's next round brings them.
  }
}

interface RefusedDialogProps {
  intent: OrderIntent;
  onClose: () => void;
}

/**
 * The service said no: why, and that nothing was charged unless that is not known; once read it is gone
 * from the orders too.
 */
export function RefusedDialog({ intent, onClose }: RefusedDialogProps) {
  const { t } = useTranslation(['buying', 'orders']);
  const say = useRefusalText();
  const isUncertain = reasonOf(intent).key === 'uncertain';
  const close = () => {
    void refreshFacts(intent.body.prodId);
    // What cannot be taken away stays in the orders.
    void dismiss(intent.requestId).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={t(isUncertain ? 'refused.uncertain' : 'refused.title')}
      content="brief"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('refused.fine')}</Button>
          {isUncertain && (
            <LinkButton replace variant="outline" to={hrefs.history()}>
              {t('orders:pending.toHistory')}
            </LinkButton>
          )}
        </>
      }
    >
      {isUncertain ? (
        <Alert tone="warning">{say(intent)}</Alert>
      ) : (
        <Alert tone="negative" title={t('refused.safe')}>
          {say(intent)}
        </Alert>
      )}
    </Dialog>
  );
}
