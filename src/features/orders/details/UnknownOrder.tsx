import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

/** An id that none of the member's orders has, beside those that exist (R2.3). */
export function UnknownOrder({ id }: { id: number }) {
  const { t } = useTranslation('orders');
  return (
    <Alert tone="warning" title={t('unknown', { id })}>
      {t('unknownText')}
    </Alert>
  );
}
