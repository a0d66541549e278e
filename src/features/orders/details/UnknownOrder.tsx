import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

interface UnknownOrderProps {
  id: number;
  /** The service said that there is none; else the device alone has it not. */
  isChecked: boolean;
}

/** An id that none of the member's orders has, as far as is known, beside those that exist (R2.3, R2.10). */
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
