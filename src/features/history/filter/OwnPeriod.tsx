import { useTranslation } from 'react-i18next';
import type { CustomDays } from '#src/domain/period.ts';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import styles from './Filter.module.css';

interface OwnPeriodProps {
  own: CustomDays;
  onChange: (own: CustomDays) => void;
}

/** The first and the last day of a custom period; either may stay open. */
export function OwnPeriod({ own, onChange }: OwnPeriodProps) {
  const { t } = useTranslation('history');
  return (
    <div className={styles.days}>
      <DatePicker
        label={t('period.from')}
        value={own.from}
        onChange={(from) => onChange({ ...own, from })}
      />
      <DatePicker
        label={t('period.to')}
        value={own.to}
        onChange={(to) => onChange({ ...own, to })}
      />
    </div>
  );
}
