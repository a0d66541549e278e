import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useHistory } from '#src/data/db/use-history.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { filterOperations } from '#src/domain/operations/operation-summary.ts';
import { monthStart, totalsByMonth } from '#src/domain/operations/operation-totals.ts';
import { monthName } from '#src/domain/operations/period.ts';
import { network } from '#src/state/page/network.ts';
import { MonthPlot } from '#src/ui/app/MonthPlot/MonthPlot.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

const MONTHS = 6;

/** Whether the plot of a member with this newest operation shows anything. @param date ISO date-time */
export const isInLastMonths = (date: string): boolean =>
  Date.parse(date) >= monthStart(Date.now(), 1 - MONTHS);

/** The last half year by month; pressing a month opens its history. */
export function LastMonths() {
  const [now] = useState(() => Date.now());
  const { reachable } = useSnapshot(network);
  const from = monthStart(now, 1 - MONTHS);
  const history = useHistory(from);
  const months = useMemo(() => {
    const range = { from, to: Infinity };
    const recent = filterOperations(history?.operations ?? [], {
      range,
      direction: null,
      kind: null,
    });
    return totalsByMonth(recent, now, MONTHS);
  }, [history?.operations, from, now]);
  // Without a network nothing more may arrive, and the sums of a part would be wrong.
  if (history?.pending === 'service' && !reachable && history.since >= from) return null;
  if (!history || history.since >= from) return <Skeleton shape="block" height="9rem" />;
  return <MonthPlot months={months} hrefOf={(start) => hrefs.monthHistory(monthName(start))} />;
}
