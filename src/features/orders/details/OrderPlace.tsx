import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { retryOrders } from '../refresh.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import type { StoredOrder } from './stored-order.ts';
import type { FetchOutcome } from './use-order-details.ts';

interface UnknownOrderProps {
  id: number;
  /** The service has confirmed that it does not exist; otherwise the order is only missing on the device. */
  isChecked: boolean;
}

/** Shown for an id without an order, beside the orders that exist (R2.3, R2.10). */
function UnknownOrder({ id, isChecked }: UnknownOrderProps) {
  const { t } = useTranslation('orders');
  return (
    <Alert
      tone={isChecked ? 'warning' : 'info'}
      title={t(isChecked ? 'unknown' : 'unchecked', { id })}
    >
      {t(isChecked ? 'unknownText' : 'uncheckedText')}
    </Alert>
  );
}

interface OrderPlaceProps {
  place: StoredOrder;
  /** What the service has said of it; null until it has. */
  fetched: FetchOutcome | null;
  /** Whether orders were ever received. */
  isKnown: boolean;
  /** Several of the orders on the screen are open. */
  isAmongOthers: boolean;
  onShowCode: (order: Order) => void;
}

/** The order with one id, or a notice that it is missing (R2.3, R2.10). */
export function OrderPlace({
  place,
  fetched,
  isKnown,
  isAmongOthers,
  onShowCode,
}: OrderPlaceProps) {
  const { id, order } = place;
  const why = useEmptyReason('orders', isKnown);

  if (order) {
    return (
      <OrderDetails
        order={order}
        lacksHistory={order.history.length === 0 && fetched !== null}
        isAmongOthers={isAmongOthers}
        onShowCode={() => onShowCode(order)}
      />
    );
  }
  if (fetched === null) return <OrderSkeleton />;
  // Only a response of the service proves that the order does not exist.
  if (fetched === 'not-found') return <UnknownOrder id={id} isChecked />;
  if (why === 'loading') return <OrderSkeleton />;
  return why === 'empty' ? (
    <UnknownOrder id={id} isChecked={false} />
  ) : (
    <Missing area="orders" reason={why} picture="parcel" onRetry={retryOrders} />
  );
}
