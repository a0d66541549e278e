import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Direction, Movement } from '#src/domain/movement.ts';
import { totalsByKind } from '#src/domain/movement-totals.ts';
import type { OperationKind } from '#src/domain/operation.ts';
import { useStored } from '#src/state/use-stored.ts';
import { BannerSpent } from '#src/ui/base/BannerSpent/BannerSpent.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { KindBars } from './KindBars.tsx';
import { readSpending } from './stored-spending.ts';

interface StatisticsProps {
  /** The movements of the chosen period. */
  movements: readonly Movement[];
  /** Where the operations of a kind and a direction are listed. */
  hrefOf: (kind: OperationKind, direction: Direction) => string;
}

/** What brought coins and what took them in the period, and what they bought so far. */
export function Statistics({ movements, hrefOf }: StatisticsProps) {
  const { t } = useTranslation('history');
  const spending = useStored(readSpending);
  const kinds = totalsByKind(movements);
  const of = (direction: Direction) =>
    kinds.filter((one) => one[direction] > 0).toSorted((a, b) => b[direction] - a[direction]);
  return (
    <div className="stack">
      <Card>
        <div className="stack stack-loose">
          {kinds.length === 0 && (
            <EmptyState
              level={3}
              picture="ledger"
              title={t('emptyPeriod')}
              text={t('emptyFilteredText')}
            />
          )}
          <KindBars
            direction="received"
            kinds={of('received')}
            hrefOf={(kind) => hrefOf(kind, 'received')}
          />
          <KindBars
            direction="spent"
            kinds={of('spent')}
            hrefOf={(kind) => hrefOf(kind, 'spent')}
          />
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
