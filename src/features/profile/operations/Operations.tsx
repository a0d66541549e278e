import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { useOrderNames } from '#src/data/db/use-order-names.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { groupByDay } from '#src/domain/group-by-day.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOperation, type Operation, operationKind } from '#src/domain/operation.ts';
import { inLanguage } from '#src/domain/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { retryOperations } from '../refresh.ts';
import { isInLastMonths, LastMonths } from './LastMonths.tsx';
import styles from './Operations.module.css';

/** Operations under the headings of their days, newest first. */
function OperationDays({ operations }: { operations: readonly Operation[] }) {
  const format = useFormat();
  const names = useOrderNames();
  return groupByDay(operations, ({ date }) => date).map(({ day, items }) => (
    <div key={day}>
      <h3 className={styles.day}>{format.relativeDay(day)}</h3>
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

interface StoredOperations {
  /** Newest first. */
  readonly operations: readonly Operation[];
  /** Whether operations were ever received. */
  readonly isKnown: boolean;
}

/** The newest stored operations, read by index up to `limit` (R2.12). */
async function loadOperations(limit: number): Promise<StoredOperations> {
  const db = database();
  const [meta, operations] = await Promise.all([
    loadMeta(db, 'operations'),
    db.operations.orderBy('id').reverse().limit(limit).toArray(),
  ]);
  return { operations: operations.filter(isOperation), isKnown: meta !== undefined };
}

/** Few, so that what follows stays near on a phone. */
const LAST = 3;

/** The last months as a plot and the last operations by day; a link opens all (R2.12). */
export function Operations() {
  const { t } = useTranslation('history');
  const titleId = useId();
  const stored = useStored(() => loadOperations(LAST));
  const operations = stored?.operations ?? [];
  const newest = operations[0];
  const reason = useEmptyReason('operations', stored?.isKnown);

  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.list}>
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
          <Missing
            area="history"
            level={3}
            reason={reason}
            picture="ledger"
            onRetry={retryOperations}
          />
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
