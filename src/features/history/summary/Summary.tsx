import { useMemo } from 'react';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Movement, TimeRange } from '#src/domain/movement.ts';
import { monthStart, totalsByMonth, totalsOf } from '#src/domain/movement-totals.ts';
import { isMonth, monthName, type Period } from '#src/domain/period.ts';
import type { History } from '#src/state/use-movements.ts';
import { MonthPlot } from '#src/ui/app/MonthPlot/MonthPlot.tsx';
import { covers } from '../covers.ts';
import { queryOf, type HistoryFilter } from '../filter/use-history-filter.ts';
import { StillComing } from './StillComing.tsx';
import { usePeriodWords } from './use-period-words.ts';
import { TotalsCard } from './TotalsCard.tsx';

/** Months that the plot shows at least, so that a short history looks like one. */
const LEAST_MONTHS = 6;

interface SummaryProps {
  history: History;
  filter: HistoryFilter;
  range: TimeRange;
  inPeriod: readonly Movement[];
  /** ms since the epoch. */
  now: number;
}

/** The moment that starts the month which the period is, or null when it is not one month. */
function monthOf(period: Period, now: number): number | null {
  if (period === 'this-month') return monthStart(now);
  return isMonth(period) ? monthStart(Date.parse(`${period}-01T00:00`)) : null;
}

/** The chosen period's totals with the plot of all months, each of which can be chosen. */
export function Summary({ history, filter, range, inPeriod, now }: SummaryProps) {
  const words = usePeriodWords(filter, now);
  const { movements } = history;
  const totals = useMemo(() => totalsOf(inPeriod), [inPeriod]);
  const months = useMemo(() => totalsByMonth(movements, now, LEAST_MONTHS), [movements, now]);
  const { period } = filter;
  const month = monthOf(period, now);
  return (
    <TotalsCard
      period={words}
      totals={totals}
      note={!covers(history, range) && <StillComing since={history.since} />}
    >
      <MonthPlot
        months={months}
        selected={month}
        hrefOf={(start) => hrefs.history() + queryOf({ ...filter, period: monthName(start) })}
      />
    </TotalsCard>
  );
}
