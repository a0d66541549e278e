import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { useOrderWords } from '#src/ui/app/OrderStatus/use-order-words.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';

interface NotCancellableProps {
  /** The order with its current status. */
  order: Order;
  /** The service's text when it rejected the cancellation; null when the status changed under the dialog. */
  refusal: string | null;
  /** An earlier cancellation request has an unknown outcome. */
  hadUnknownOutcome: boolean;
  onClose: () => void;
}

/** The order can no longer be cancelled: its current status and the reason (R4.4). */
export function NotCancellable({
  order,
  refusal,
  hadUnknownOutcome,
  onClose,
}: NotCancellableProps) {
  const { t } = useTranslation(['orders', 'common']);
  const isDone = hadUnknownOutcome && order.status === 'CANCELLED';
  const status = useOrderWords().status(order);
  return (
    <>
      <Alert tone={isDone ? 'positive' : 'warning'} live>
        {isDone ? t('cancel.done') : (refusal ?? t('cancel.tooLate', { status }))}
      </Alert>
      {!isDone && refusal !== null && <p>{t('cancel.currentStatus', { status })}</p>}
      <Button variant="outline" wide onClick={onClose}>
        {t('common:close')}
      </Button>
    </>
  );
}
