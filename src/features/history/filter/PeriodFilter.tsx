import { useTranslation } from 'react-i18next';
import { isMonth, PERIODS, type CustomDays, type Period } from '#src/domain/operations/period.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { Chip } from '#src/ui/base/Tag/Chip.tsx';
import { OwnPeriod } from './OwnPeriod.tsx';
import styles from './Filter.module.css';

interface PeriodFilterProps {
  period: Period;
  own: CustomDays;
  onPeriod: (period: Period) => void;
  onOwn: (own: CustomDays) => void;
}

/** The period of the screen as chips, which scroll sideways on a phone. */
export function PeriodFilter({ period, own, onPeriod, onOwn }: PeriodFilterProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const chips = useScrollToChild<HTMLDivElement>(isMonth(period) ? 0 : PERIODS.indexOf(period));
  return (
    <div className="stack stack-tight">
      <div
        ref={chips}
        className={`${styles.chips} ${styles.strip}`}
        role="group"
        aria-label={t('period.label')}
      >
        {isMonth(period) && (
          <Chip
            label={format.month(`${period}-01T00:00`)}
            selected
            onToggle={() => onPeriod('all')}
          />
        )}
        {PERIODS.map((one) => (
          <Chip
            key={one}
            label={t(`period.${one}`)}
            selected={one === period}
            onToggle={() => onPeriod(one)}
          />
        ))}
      </div>
      {period === 'own' && <OwnPeriod own={own} onChange={onOwn} />}
    </div>
  );
}
