import { useTranslation } from 'react-i18next';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { retryOrders } from './refresh.ts';

/** Shown when no orders are stored and fetching them failed: the reason and a retry button. */
export function OrdersMissing({ isReachable }: { isReachable: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <NotReceived
      isReachable={isReachable}
      title={t('failed')}
      text={t(isReachable ? 'failedText' : 'offlineText')}
      onRetry={retryOrders}
    />
  );
}
