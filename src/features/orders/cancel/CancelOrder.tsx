import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/orders/order.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { Cancellation } from './use-cancellation.ts';

interface CancelOrderProps {
  order: Order;
  cancellation: Cancellation;
  /** The member may cancel the order (R4.4). */
  isOffered: boolean;
}

/** Offers to cancel an order while nothing of it waits. An open dialog stays open when the status changes. */
export function CancelOrder({ order, cancellation, isOffered }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const { post, isConfirming, confirm, end } = cancellation;
  const write = useWrite();
  if (!write) return null;
  return (
    <>
      {isOffered && post === null && (
        <Button variant="outline" wide onClick={confirm}>
          {t('cancel.offer')}
        </Button>
      )}
      {isConfirming && <CancelDialog {...{ write, order }} onClose={end} />}
    </>
  );
}
