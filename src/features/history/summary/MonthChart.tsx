import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { monthStart, totalsByMonth } from '#src/domain/operations/operation-totals.ts';
import { isMonth, monthName, type Period } from '#src/domain/operations/period.ts';
import { shortMonth } from '#src/i18n/format/short-month.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { monthBars, type PlotMonth } from '#src/ui/app/MonthPlot/month-bars.ts';
import { MonthPlot } from '#src/ui/app/MonthPlot/MonthPlot.tsx';
import { CarouselArrow } from '#src/ui/base/Carousel/CarouselArrow.tsx';
import { type HistoryFilter, queryOf } from '../filter/use-history-filter.ts';
import { type Sight, usePlotScroll } from './use-plot-scroll.ts';
import styles from './MonthChart.module.css';

/** The totals of the pointed or chosen month, or how to see them. Screen readers get them from its link. */
function MonthValues({ month }: { month: PlotMonth | null }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (month === null) {
    return (
      <p className={`wrapping-row muted small ${styles.values}`} aria-hidden="true">
        {t('plot.hint')}
      </p>
    );
  }
  const name = format.month(month.start);
  return (
    <p className={`wrapping-row muted small ${styles.values}`} aria-hidden="true">
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

/**
 * Round values for the axis of the plot, the largest first; only zero for months without coins. Negative ones are
 * spent; `y` is in CSS px from the top of the drawing.
 */
function axisTicks(months: readonly PlotMonth[]) {
  const { line, scale, step, above, below } = monthBars(months);
  return Array.from({ length: above + below + 1 }, (_, index) => {
    const value = (above - index) * step;
    return { value, y: line - value * scale };
  });
}

/** Least number of months in the plot, so that a short history looks like one. */
const LEAST_MONTHS = 6;

/** Start of the period's month, or null when the period is not one month. */
function monthOf(period: Period, now: number): number | null {
  if (period === 'this-month') return monthStart(now);
  return isMonth(period) ? monthStart(Date.parse(`${period}-01T00:00`)) : null;
}

interface MonthChartProps {
  history: History;
  filter: HistoryFilter;
  /** ms since the epoch. */
  now: number;
}

/**
 * The plot of all months with its scale, the months in sight with a way to the others, and a month's
 * values; pressing a month chooses it.
 */
export function MonthChart({ history, filter, now }: MonthChartProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { operations, since } = history;
  const months = useMemo(
    () =>
      totalsByMonth(operations, now, LEAST_MONTHS).map((one) =>
        one.start < since ? { ...one, received: 0, spent: 0, isIncomplete: true } : one,
      ),
    [operations, since, now],
  );
  const selected = monthOf(filter.period, now);
  const { strip, sight, turn } = usePlotScroll(months.length);
  const [pointed, setPointed] = useState<number | null>(null);
  const isWhole = sight === null || sight.last - sight.first + 1 >= months.length;
  const shown = pointed ?? selected;

  return (
    <div className="stack stack-dense">
      <div className={styles.pager}>
        {!isWhole && (
          <CarouselArrow
            label={t('plot.earlier')}
            icon="chevron-left"
            isAtEnd={sight.first === 0}
            onClick={() => turn(-1)}
          />
        )}
        <p className={`small ${styles.sight}`} aria-live="polite">
          {sight && <MonthsInSight months={months} sight={sight} />}
        </p>
        {!isWhole && (
          <CarouselArrow
            label={t('plot.later')}
            icon="chevron-right"
            isAtEnd={sight.last === months.length - 1}
            onClick={() => turn(1)}
          />
        )}
      </div>
      <div className={styles.frame}>
        <div className={styles.axis} aria-hidden="true" translate="no">
          {axisTicks(months).map(({ value, y }) => (
            <span
              key={value}
              className={`muted ${styles.tick}`}
              data-zero={value === 0 || undefined}
              style={{ '--y': `${y}px` }}
            >
              {format.number(value)}
            </span>
          ))}
        </div>
        <MonthPlot
          {...{ months, selected, strip }}
          hrefOf={(start) => hrefs.history() + queryOf({ ...filter, period: monthName(start) })}
          onPoint={setPointed}
        />
      </div>
      <MonthValues month={months.find(({ start }) => start === shown) ?? null} />
    </div>
  );
}

function MonthsInSight({ months, sight }: { months: readonly PlotMonth[]; sight: Sight }) {
  const { language } = useFormat();
  const first = months[sight.first];
  const last = months[sight.last];
  if (!first || !last) return null;
  const years = [first, last].map(({ start }) => new Date(start).getFullYear());
  const from = years[0] === years[1] ? '' : ` ${years[0]}`;
  return `${shortMonth(first.start, language)}${from} – ${shortMonth(last.start, language)} ${years[1]}`;
}
