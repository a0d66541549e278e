import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { filterMovements } from '#src/domain/movement.ts';
import { monthStart, totalsByMonth } from '#src/domain/movement-totals.ts';
import { monthName } from '#src/domain/period.ts';
import { network } from '#src/state/network.ts';
import { useMovements } from '#src/state/use-movements.ts';
import { MonthPlot } from '#src/ui/app/MonthPlot/MonthPlot.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

const MONTHS = 6;

/** The last half year by month; a press opens the month's history. */
export function LastMonths() {
  const [now] = useState(() => Date.now());
  const { reachable } = useSnapshot(network);
  const from = monthStart(now, 1 - MONTHS);
  const history = useMovements(from);
  const months = useMemo(() => {
    const range = { from, to: Infinity };
    const recent = filterMovements(history?.movements ?? [], {
      range,
      direction: null,
      kind: null,
    });
    return totalsByMonth(recent, now, MONTHS);
  }, [history?.movements, from, now]);
  // Without a network there may be nothing to wait for, and the sums of a part would be wrong ones.
  if (history?.pending === 'service' && !reachable && history.since >= from) return null;
  if (!history || history.since >= from) return <Skeleton shape="block" height="9rem" />;
  return <MonthPlot months={months} hrefOf={(start) => hrefs.monthHistory(monthName(start))} />;
}
