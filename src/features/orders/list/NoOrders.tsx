import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { ANY_STATUS } from '#src/domain/order.ts';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { retryOrders } from '../refresh.ts';
import type { StatusChoice } from './use-orders-filter.ts';

interface NoOrdersProps {
  why: Exclude<EmptyReason, 'loading'>;
  status: StatusChoice;
  onReset: () => void;
}

/** Shown instead of the list while there is no order to show. */
export function NoOrders({ why, status, onReset }: NoOrdersProps) {
  const { t } = useTranslation('orders');
  if (why === 'empty' && status !== ANY_STATUS) {
    return (
      <EmptyState
        picture="parcel"
        title={t('emptyFiltered')}
        text={t('emptyFilteredText')}
        action={
          <Button variant="soft" onClick={onReset}>
            {t('reset')}
          </Button>
        }
      />
    );
  }
  return (
    <Missing
      area="orders"
      reason={why}
      picture="parcel"
      action={<LinkButton to={hrefs.catalog()}>{t('toCatalog')}</LinkButton>}
      onRetry={retryOrders}
    />
  );
}
