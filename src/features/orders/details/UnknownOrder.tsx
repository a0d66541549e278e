import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

interface UnknownOrderProps {
  id: number;
  /** The service has confirmed that it does not exist; otherwise the order is only missing on the device. */
  isChecked: boolean;
}

/** Shown for an id without an order, beside the orders that exist (R2.3, R2.10). */
export function UnknownOrder({ id, isChecked }: UnknownOrderProps) {
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
