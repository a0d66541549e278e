import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { statusKey } from '#src/ui/app/OrderStatus/order-status-look.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';

interface MovedOnProps {
  /** The order as it now is. */
  order: Order;
  /** The service's own words, where it refused; null where the order moved on under the dialog. */
  refusal: string | null;
  /** A cancellation is on its way whose outcome was not known. */
  wasAwaited: boolean;
  onClose: () => void;
}

/** The order went further while its cancellation was asked for: its present status, and why that is all (R4.4). */
export function MovedOn({ order, refusal, wasAwaited, onClose }: MovedOnProps) {
  const { t } = useTranslation(['orders', 'common']);
  const isDone = wasAwaited && order.status === 'CANCELLED';
  const status = t(`status.${statusKey(order)}`);
  return (
    <>
      <Alert tone={isDone ? 'positive' : 'warning'} live>
        {isDone ? t('cancel.done') : (refusal ?? t('cancel.tooLate', { status }))}
      </Alert>
      {!isDone && refusal !== null && <p>{t('cancel.nowIs', { status })}</p>}
      <Button variant="outline" wide onClick={onClose}>
        {t('common:close')}
      </Button>
    </>
  );
}
