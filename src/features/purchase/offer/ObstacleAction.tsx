import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PurchaseIntent } from '#src/domain/purchase-intent.ts';
import type { Obstacle } from '#src/domain/purchase-obstacle.ts';
import { acknowledgeIntents } from '#src/sync/acknowledge-intents.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './ObstacleAction.module.css';

interface ObstacleActionProps {
  code: Obstacle['code'];
  /** The placed intent that the member has not acknowledged. */
  placed: PurchaseIntent | null;
}

/** What the member can do about an obstacle; nothing for most. */
export function ObstacleAction({ code, placed }: ObstacleActionProps) {
  const { t } = useTranslation('buying');
  if (code === 'unconfirmed') {
    return (
      <LinkButton variant="soft" size="small" to={hrefs.orders()}>
        {t('obstacle.toOrders')}
      </LinkButton>
    );
  }
  if (code !== 'ordered' || !placed) return null;
  const id = placed.orderId ?? 0;
  return (
    <div className={styles.actions}>
      <LinkButton variant="soft" size="small" to={hrefs.order([id])}>
        {t('obstacle.toOrder', { id })}
      </LinkButton>
      <Button
        variant="outline"
        size="small"
        onClick={() => void acknowledgeIntents([placed.requestId])}
      >
        {t('obstacle.seen')}
      </Button>
    </div>
  );
}
