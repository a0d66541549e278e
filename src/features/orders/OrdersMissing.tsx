import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryOrders } from './refresh.ts';

/** Orders could not be had and none are stored: says why and asks again. */
export function OrdersMissing({ isReachable }: { isReachable: boolean }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <EmptyState
      picture="noAnswer"
      title={t('failed')}
      text={t(isReachable ? 'failedText' : 'offlineText')}
      action={
        <Button icon="refresh-cw" onClick={() => void retryOrders()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
