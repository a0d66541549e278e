import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CustomDays,
  dayName,
  isMonth,
  type Period,
  PERIODS,
} from '#src/domain/operations/period.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { Chip } from '#src/ui/base/Tag/Chip.tsx';
import { problemsOf, type TypedDay, typedDays, type TypedDays } from './own-days.ts';
import styles from './Filter.module.css';

interface OwnPeriodProps {
  own: CustomDays;
  onChange: (own: CustomDays) => void;
}

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];
/**
 * Length of «05.11.2026»: a complete text without a day is an impossible date, which the field itself
 * reports.
 */
const WHOLE_DATE = 10;

/**
 * The first and the last day of a custom period; either may stay open. A half-typed or impossible day leaves
 * the period unchanged and is reported.
 */
function OwnPeriod({ own, onChange }: OwnPeriodProps) {
  const { t } = useTranslation('history');
  const [today] = useState(() => dayName(Date.now()));
  const [typed, setTyped] = useState({ own, days: typedDays(own) });
  const [left, setLeft] = useState<End | null>(null);
  const isSame = typed.own.from === own.from && typed.own.to === own.to;
  if (!isSame) setTyped({ own, days: typedDays(own) });

  const { days } = typed;
  const problems = problemsOf(days, today);
  const change = (end: End, day: TypedDay) => {
    const next: TypedDays = { ...days, [end]: day };
    setLeft(null);
    setTyped({ own, days: next });
    const { from, to } = problemsOf(next, today);
    if (from === null && to === null) onChange({ from: next.from.day, to: next.to.day });
  };
  const errorOf = (end: End): string | undefined => {
    const problem = problems[end];
    if (problem === null) return undefined;
    // While the day is being typed, its text is not whole yet.
    const isSilent = problem === 'unfinished' && left !== end;
    return isSilent || (days[end].text.length === WHOLE_DATE && problem === 'unfinished')
      ? undefined
      : t(`period.${problem}`);
  };
  return (
    <div className={styles.days}>
      {ENDS.map((end) => (
        <DatePicker
          key={end}
          label={t(`period.${end}`)}
          error={errorOf(end)}
          max={today}
          value={days[end].day}
          onChange={(day, text) => change(end, { day, text })}
          onBlur={() => setLeft(end)}
        />
      ))}
    </div>
  );
}

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
