import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { filterOperations } from '#src/domain/operations/operation-summary.ts';
import { rangeOf } from '#src/domain/operations/period.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Tabs } from '#src/ui/base/Tabs/Tabs.tsx';
import { useDesktopWindow } from '#src/ui/base/window/use-wide-window.ts';
import { PeriodFilter } from './filter/PeriodFilter.tsx';
import { queryOf, useHistoryFilter, VIEWS } from './filter/use-history-filter.ts';
import { isRangeComplete } from './is-range-complete.ts';
import { ListView } from './list/ListView.tsx';
import { Recap } from './recap/Recap.tsx';
import { Statistics } from './statistics/Statistics.tsx';
import { MonthChart } from './summary/MonthChart.tsx';
import { Summary } from './summary/Summary.tsx';
import styles from './History.module.css';

/** The period with its totals, and beside it the operations or their sums by kind. */
export function HistoryContent({ history }: { history: History }) {
  const { t } = useTranslation('history');
  const [now] = useState(() => Date.now());
  const { filter, change } = useHistoryFilter();
  const { view, period, own } = filter;
  const isDesktop = useDesktopWindow();
  const range = useMemo(() => rangeOf(period, own, now), [period, own, now]);
  const inPeriod = useMemo(
    () => filterOperations(history.operations, { range, direction: null, kind: null }),
    [history.operations, range],
  );

  return (
    <div className={`stack ${styles.content}`}>
      <div className={styles.period}>
        <PeriodFilter
          period={period}
          own={own}
          onPeriod={(next) => change({ period: next })}
          onOwn={(next) => change({ own: next }, true)}
        />
      </div>
      <Summary {...{ history, filter, range, inPeriod, now }} />
      <div>
        <Tabs
          label={t('view.label')}
          tabs={VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
          selected={view}
          onSelect={(next) => change({ view: next })}
        >
          {view === 'list' ? (
            <ListView {...{ history, filter, range, inPeriod, change }} />
          ) : (
            <div className="stack">
              {!isDesktop && (
                <Card>
                  <MonthChart {...{ history, filter, now }} />
                </Card>
              )}
              <Recap {...{ history, now }} />
              <Statistics
                operations={inPeriod}
                since={isRangeComplete(history, range) ? null : history.since}
                hrefOf={(kind, direction) =>
                  hrefs.history() + queryOf({ ...filter, view: 'list', kind, direction })
                }
              />
            </div>
          )}
        </Tabs>
      </div>
    </div>
  );
}
