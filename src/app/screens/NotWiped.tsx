import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

/** A previous member's data on this device is not deleted yet (R9.8). */
export function NotWiped() {
  const { t } = useTranslation('device');
  return (
    <Alert tone="warning" title={t('notWiped.title')}>
      {t('notWiped.text')}
    </Alert>
  );
}
