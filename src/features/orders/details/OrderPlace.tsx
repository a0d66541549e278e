import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import type { StoredOrder } from './stored-order.ts';
import type { FetchOutcome } from './use-order-details.ts';

interface UnknownOrderProps {
  id: number;
  /** The service has confirmed that it does not exist; otherwise the order is only missing on the device. */
  isChecked: boolean;
  /** The address names only this order. */
  isOnly: boolean;
}

/** Shown for an id without an order: as the screen, or in its place beside the others (R2.3, R2.10). */
function UnknownOrder({ id, isChecked, isOnly }: UnknownOrderProps) {
  const { t } = useTranslation(['orders', 'common']);
  if (isOnly) {
    return (
      <EmptyState
        picture={isChecked ? 'lost' : 'parcel'}
        title={t(isChecked ? 'unknownAlone' : 'uncheckedAlone')}
        text={t(isChecked ? 'unknownText' : 'uncheckedText')}
        action={
          <LinkButton variant="outline" to={hrefs.support()}>
            {t('common:support')}
          </LinkButton>
        }
      />
    );
  }
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
  /** The outcome of fetching it; null until the response. */
  fetched: FetchOutcome | null;
  /** Why the device has no such order: until orders were received it may still exist (R2.10). */
  reason: EmptyReason;
  /** Fetches the orders again. */
  onRetry: () => Promise<void>;
  /** The address names only this order. */
  isOnly: boolean;
  /** Several of the orders on the screen are open. */
  isAmongOthers: boolean;
  onShowCode: (order: Order) => void;
}

/** The order with one id, or a notice that it is missing (R2.3, R2.10). */
export function OrderPlace({
  place,
  fetched,
  reason,
  onRetry,
  isOnly,
  isAmongOthers,
  onShowCode,
}: OrderPlaceProps) {
  const { id, order } = place;

  if (order) {
    const lacking = fetched === null ? 'awaited' : 'absent';
    const history = order.history.length > 0 ? 'stored' : lacking;
    return (
      <OrderDetails
        order={order}
        history={history}
        isAmongOthers={isAmongOthers}
        isOnly={isOnly}
        onShowCode={() => onShowCode(order)}
      />
    );
  }
  if (fetched === null) return <OrderSkeleton />;
  // Only a response of the service proves that the order does not exist.
  if (fetched === 'not-found') return <UnknownOrder {...{ id, isOnly }} isChecked />;
  if (reason === 'loading') return <OrderSkeleton />;
  return reason === 'empty' ? (
    <UnknownOrder {...{ id, isOnly }} isChecked={false} />
  ) : (
    <Missing area="orders" reason={reason} picture="parcel" onRetry={onRetry} />
  );
}
