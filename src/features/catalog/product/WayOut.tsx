import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import type { Obstacle } from '#src/domain/purchase-obstacle.ts';
import { noteTold } from '#src/sync/note-told.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './WayOut.module.css';

interface WayOutProps {
  code: Obstacle['code'] | undefined;
  /** The order that the member was not told of yet. */
  placed: OrderIntent | null;
}

/** What can be done about an obstacle; nothing for most. */
export function WayOut({ code, placed }: WayOutProps) {
  const { t } = useTranslation('buying');
  if (code === 'awaiting') {
    return (
      <LinkButton variant="soft" size="small" to={hrefs.orders()}>
        {t('obstacle.toOrders')}
      </LinkButton>
    );
  }
  if (code !== 'ordered' || !placed) return null;
  const id = placed.orderId ?? 0;
  return (
    <div className={styles.ways}>
      <LinkButton variant="soft" size="small" to={hrefs.order([id])}>
        {t('obstacle.toOrder', { id })}
      </LinkButton>
      <Button variant="outline" size="small" onClick={() => void noteTold([placed.requestId])}>
        {t('obstacle.seen')}
      </Button>
    </div>
  );
}
