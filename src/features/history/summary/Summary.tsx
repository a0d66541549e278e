import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OperationSummary, TimeRange } from '#src/domain/operation-summary.ts';
import { monthStart, totalsByMonth, totalsOf } from '#src/domain/operation-totals.ts';
import { isMonth, monthName, type Period } from '#src/domain/period.ts';
import type { History } from '#src/data/db/use-history.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { isRangeComplete } from '../is-range-complete.ts';
import { queryOf, type HistoryFilter } from '../filter/use-history-filter.ts';
import { MonthChart } from './MonthChart.tsx';
import { OlderOperationsPending } from './OlderOperationsPending.tsx';
import { TotalsCard } from './TotalsCard.tsx';

const noon = (day: string) => `${day}T12:00`;

/**
 * The chosen period in words: a month by its name, a custom period as dates.
 * @param now ms since the epoch
 */
function usePeriodName({ period, own }: HistoryFilter, now: number): string {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (period === 'this-month') return format.month(now);
  if (isMonth(period)) return format.month(noon(`${period}-01`));
  const [first, last] = [own.from, own.to].filter((day) => day !== null).toSorted();
  if (period !== 'own' || first === undefined) return t(`period.${period}`);
  if (last !== undefined) return `${format.date(noon(first))} – ${format.date(noon(last))}`;
  const day = format.date(noon(first));
  return own.from === null ? t('period.until', { day }) : t('period.since', { day });
}

/** Least number of months in the plot, so that a short history looks like one. */
const LEAST_MONTHS = 6;

interface SummaryProps {
  history: History;
  filter: HistoryFilter;
  range: TimeRange;
  inPeriod: readonly OperationSummary[];
  /** ms since the epoch. */
  now: number;
}

/** Start of the period's month, or null when the period is not one month. */
function monthOf(period: Period, now: number): number | null {
  if (period === 'this-month') return monthStart(now);
  return isMonth(period) ? monthStart(Date.parse(`${period}-01T00:00`)) : null;
}

/** The chosen period's totals with the plot of all months; pressing a month chooses it. */
export function Summary({ history, filter, range, inPeriod, now }: SummaryProps) {
  const words = usePeriodName(filter, now);
  const { operations, since } = history;
  const totals = useMemo(() => totalsOf(inPeriod), [inPeriod]);
  const months = useMemo(
    () =>
      totalsByMonth(operations, now, LEAST_MONTHS).map((one) =>
        one.start < since ? { ...one, received: 0, spent: 0, isIncomplete: true } : one,
      ),
    [operations, since, now],
  );
  const { period } = filter;
  const month = monthOf(period, now);
  const isComplete = isRangeComplete(history, range);
  return (
    <TotalsCard
      period={words}
      totals={isComplete || inPeriod.length > 0 ? totals : null}
      note={!isComplete && <OlderOperationsPending since={since} />}
    >
      <MonthChart
        months={months}
        selected={month}
        hrefOf={(start) => hrefs.history() + queryOf({ ...filter, period: monthName(start) })}
      />
    </TotalsCard>
  );
}
