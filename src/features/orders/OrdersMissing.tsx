import { useTranslation } from 'react-i18next';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { retryOrders } from './refresh.ts';

/** Orders could not be had and none are stored: says why and asks again. */
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
