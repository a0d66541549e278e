import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { History } from '#src/data/db/use-history.ts';
import {
  ALL_TIME,
  filterOperations,
  type OperationSummary,
  type TimeRange,
} from '#src/domain/operations/operation-summary.ts';
import { totalsByKind } from '#src/domain/operations/operation-totals.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/page/network.ts';
import { NoMatches } from '#src/ui/app/Missing/NoMatches.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { ListFilter } from '../filter/ListFilter.tsx';
import { queryOf, type HistoryFilter } from '../filter/use-history-filter.ts';
import { isRangeComplete } from '../is-range-complete.ts';
import { OlderOperationsPending } from '../summary/OlderOperationsPending.tsx';
import { OperationList } from './OperationList.tsx';

interface ListViewProps {
  history: History;
  filter: HistoryFilter;
  range: TimeRange;
  inPeriod: readonly OperationSummary[];
  change: (changes: Partial<HistoryFilter>) => void;
}

/** The operations that match the filters, with their number. */
export function ListView({ history, filter, range, inPeriod, change }: ListViewProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { direction, kind } = filter;
  const ofDirection = useMemo(
    () => filterOperations(inPeriod, { range: ALL_TIME, direction, kind: null }),
    [inPeriod, direction],
  );
  const found = useMemo(
    () => (kind === null ? ofDirection : ofDirection.filter((one) => one.kind === kind)),
    [ofDirection, kind],
  );
  const kinds = useMemo(() => totalsByKind(ofDirection), [ofDirection]);
  const isAll = isRangeComplete(history, range);
  const { reachable } = useSnapshot(network);

  return (
    <div className="stack stack-tight">
      <ListFilter
        {...{ direction, kind, kinds }}
        onDirection={(next) => change({ direction: next })}
        onKind={(next) => change({ kind: next })}
      />
      {/* The kind's field shows the count. While more comes it changes each second: it is announced
          once, when the list is whole. */}
      <VisuallyHidden>
        <span role="status" aria-busy={!isAll && reachable}>
          {t('found', { number: format.number(found.length) })}
        </span>
      </VisuallyHidden>
      <Card>
        {found.length > 0 && <OperationList key={queryOf(filter)} operations={found} />}
        {found.length === 0 && isAll && (
          <NoMatches
            area="history"
            picture="ledger"
            onReset={() => change({ period: 'all', direction: null, kind: null })}
          />
        )}
        {found.length === 0 && !isAll && <OperationsSkeleton />}
        {!isAll && <OlderOperationsPending since={history.since} />}
      </Card>
    </div>
  );
}
