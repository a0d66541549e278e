import { useTranslation } from 'react-i18next';
import { acknowledgeIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './ObstacleAction.module.css';

/** The obstacles that the member can do something about, other than saving coins. */
const WITH_ACTION: readonly PurchaseObstacle['code'][] = [
  'unconfirmed',
  'ordered',
  'limit-reached',
];

export const hasAction = ({ code }: PurchaseObstacle): boolean => WITH_ACTION.includes(code);

interface ObstacleActionProps {
  /** The placed intent that the member has not acknowledged. */
  placed: PurchaseIntent | null;
}

/** What the member can do about such an obstacle: open the order, or acknowledge it. */
export function ObstacleAction({ placed }: ObstacleActionProps) {
  const { t } = useTranslation('buying');
  if (!placed) {
    return (
      <LinkButton wide to={hrefs.orders()}>
        {t('obstacle.toOrders')}
      </LinkButton>
    );
  }
  const id = placed.orderId ?? 0;
  return (
    <div className={styles.actions}>
      <LinkButton to={hrefs.order([id])}>{t('obstacle.toOrder', { id })}</LinkButton>
      <Button variant="outline" onClick={() => void acknowledgeIntents([placed.requestId])}>
        {t('obstacle.seen')}
      </Button>
    </div>
  );
}
