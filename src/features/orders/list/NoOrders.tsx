import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { ANY_STATUS } from '#src/domain/orders/order.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { NoMatches } from '#src/ui/app/Missing/NoMatches.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { StatusChoice } from './use-orders-filter.ts';

interface NoOrdersProps {
  reason: Exclude<EmptyReason, 'loading'>;
  status: StatusChoice;
  onReset: () => void;
  /** Fetches the orders again. */
  onRetry: () => Promise<void>;
}

/** Shown instead of the list while there is no order to show. */
export function NoOrders({ reason, status, onReset, onRetry }: NoOrdersProps) {
  const { t } = useTranslation('orders');
  if (reason === 'empty' && status !== ANY_STATUS) {
    return <NoMatches area="orders" picture="parcel" onReset={onReset} />;
  }
  return (
    <Missing
      area="orders"
      reason={reason}
      picture="parcel"
      action={<LinkButton to={hrefs.catalog()}>{t('toCatalog')}</LinkButton>}
      onRetry={onRetry}
    />
  );
}
