import { useTranslation } from 'react-i18next';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import {
  DIRECTIONS,
  type Direction,
  type OperationSummary,
} from '#src/domain/operations/operation-summary.ts';
import { totalsByKind } from '#src/domain/operations/operation-totals.ts';
import type { OperationKind } from '#src/domain/operations/operation.ts';
import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { BannerSpent } from '#src/ui/base/BannerSpent/BannerSpent.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { OlderOperationsPending } from '../summary/OlderOperationsPending.tsx';
import { KindBars } from './KindBars.tsx';

/** Total price of the orders that were not cancelled, in coins; null before orders were received. */
async function loadSpending() {
  const db = database();
  if (!(await loadMeta(db, 'orders'))) return null;
  let spent = 0;
  let orders = 0;
  await db.orders.each(({ status, price }) => {
    if (status === 'CANCELLED') return;
    spent += price;
    orders += 1;
  });
  return { spent, orders };
}

interface StatisticsProps {
  /** The operations of the chosen period. */
  operations: readonly OperationSummary[];
  /** All operations since this time are loaded, ms since the epoch; null when none of the period is missing. */
  since: number | null;
  /** Where the operations of a kind and a direction are listed. */
  hrefOf: (kind: OperationKind, direction: Direction) => string;
}

/** Received and spent coins of the period by kind, and the total spent on orders. */
export function Statistics({ operations, since, hrefOf }: StatisticsProps) {
  const { t } = useTranslation('history');
  const spending = useStored(loadSpending);
  const kinds = totalsByKind(operations);
  const of = (direction: Direction) =>
    kinds.filter((one) => one[direction] > 0).toSorted((a, b) => b[direction] - a[direction]);
  return (
    <div className="stack">
      <Card>
        <div className="stack stack-loose">
          {kinds.length === 0 && since !== null && <OperationsSkeleton />}
          {kinds.length === 0 && since === null && (
            <EmptyState
              level={3}
              picture="ledger"
              title={t('emptyPeriod')}
              text={t('emptyFilteredText')}
            />
          )}
          {DIRECTIONS.map((direction) => (
            <KindBars
              key={direction}
              direction={direction}
              kinds={of(direction)}
              hrefOf={(kind) => hrefOf(kind, direction)}
            />
          ))}
          {since !== null && <OlderOperationsPending since={since} />}
        </div>
      </Card>
      {spending !== null && (
        <BannerSpent spent={spending?.spent ?? null} {...(spending && { orders: spending.orders })}>
          {spending?.orders === 0 ? (
            <LinkButton to={hrefs.catalog()}>{t('statistics.toCatalog')}</LinkButton>
          ) : (
            <LinkButton to={hrefs.orders()}>{t('statistics.toOrders')}</LinkButton>
          )}
        </BannerSpent>
      )}
    </div>
  );
}
