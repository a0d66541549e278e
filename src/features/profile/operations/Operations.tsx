import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { useHistory } from '#src/data/db/use-history.ts';
import { useOrderNames } from '#src/data/db/use-order-names.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { groupByDay } from '#src/domain/operations/group-by-day.ts';
import { filterOperations } from '#src/domain/operations/operation-summary.ts';
import { monthStart, totalsByMonth } from '#src/domain/operations/operation-totals.ts';
import { isOperation, type Operation, operationKind } from '#src/domain/operations/operation.ts';
import { monthName } from '#src/domain/operations/period.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/page/network.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { MonthPlot } from '#src/ui/app/MonthPlot/MonthPlot.tsx';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Operations.module.css';

const MONTHS = 6;

/** Whether the plot of a member with this newest operation shows anything. @param date ISO date-time */
const isInLastMonths = (date: string): boolean =>
  Date.parse(date) >= monthStart(Date.now(), 1 - MONTHS);

/** The last half year by month; pressing a month opens its history. */
function LastMonths() {
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

/** Operations under the headings of their days, newest first. */
function OperationDays({ operations }: { operations: readonly Operation[] }) {
  const format = useFormat();
  const names = useOrderNames();
  return groupByDay(operations, ({ date }) => date).map(({ day, items }) => (
    <div key={day}>
      <h3 className={`as-label muted small ${styles.day}`}>{format.relativeDay(day)}</h3>
      <ul>
        {items.map(({ id, type, amount, comment, localComment, orderId = 0 }) => (
          <li key={id}>
            <OperationRow
              kind={operationKind(type)}
              ordered={names.get(orderId)?.[format.language]}
              comment={inLanguage(localComment ?? comment, format.language)}
              {...{ amount, orderId }}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Few, so that what follows stays near on a phone. */
const LAST = 3;

/** The newest stored operations, read by index. */
const loadLast = async (): Promise<readonly Operation[]> =>
  (await database().operations.orderBy('id').reverse().limit(LAST).toArray()).filter(isOperation);

/** The last months as a plot and the last operations by day; a link opens all (R2.12). */
export function Operations() {
  const { t } = useTranslation('history');
  const titleId = useId();
  const { data: operations = [], reason, retry } = useCollection('operations', loadLast);
  const newest = operations[0];

  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-close">
        <div className="title-line">
          <h2 id={titleId}>{t('title')}</h2>
          {(operations.length > 0 || reason === 'loading') && (
            <LinkButton to={hrefs.history()} variant="quiet" size="small">
              {t('whole')}
            </LinkButton>
          )}
        </div>
        {operations.length === 0 && reason === 'loading' && <OperationsSkeleton />}
        {operations.length === 0 && reason !== 'loading' && (
          <Missing area="history" level={3} reason={reason} picture="ledger" onRetry={retry} />
        )}
        {operations.length > 0 && (
          <>
            {newest && isInLastMonths(newest.date) && <LastMonths />}
            <OperationDays operations={operations} />
          </>
        )}
      </div>
    </Card>
  );
}
