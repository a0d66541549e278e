import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import type { OperationSummary, TimeRange } from '#src/domain/operations/operation-summary.ts';
import { totalsOf } from '#src/domain/operations/operation-totals.ts';
import { isMonth } from '#src/domain/operations/period.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useDesktopWindow } from '#src/ui/base/window/use-wide-window.ts';
import type { HistoryFilter } from '../filter/use-history-filter.ts';
import { isRangeComplete } from '../is-range-complete.ts';
import { MonthChart } from './MonthChart.tsx';
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

interface SummaryProps {
  history: History;
  filter: HistoryFilter;
  range: TimeRange;
  inPeriod: readonly OperationSummary[];
  /** ms since the epoch. */
  now: number;
}

/** The chosen period's totals; with room beside the list also the plot of all months. */
export function Summary({ history, filter, range, inPeriod, now }: SummaryProps) {
  const periodName = usePeriodName(filter, now);
  const isDesktop = useDesktopWindow();
  const totals = useMemo(() => totalsOf(inPeriod), [inPeriod]);
  const isComplete = isRangeComplete(history, range);
  const isCounted = isComplete || inPeriod.length > 0;
  return (
    <TotalsCard
      period={periodName}
      totals={isCounted ? totals : null}
      since={isCounted && !isComplete ? history.since : null}
    >
      {isDesktop && <MonthChart {...{ history, filter, now }} />}
    </TotalsCard>
  );
}
