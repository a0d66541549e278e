import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import type { PlotMonth } from '#src/ui/app/MonthPlot/month-bars.ts';
import styles from './MonthChart.module.css';

/** The totals of the pointed or chosen month, or how to see them. Screen readers get them from its link. */
export function MonthValues({ month }: { month: PlotMonth | null }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (month === null) {
    return (
      <p className={styles.values} aria-hidden="true">
        {t('plot.hint')}
      </p>
    );
  }
  const name = format.month(month.start);
  return (
    <p className={styles.values} aria-hidden="true">
      {month.isIncomplete ? (
        <span>{t('plot.incomplete', { month: name })}</span>
      ) : (
        <>
          <span className={styles.month}>{name}</span>
          <span className={styles.received} translate="no">
            {format.signed(month.received)}
          </span>
          <span className={styles.spent} translate="no">
            {format.signed(-month.spent)}
          </span>
        </>
      )}
    </p>
  );
}
