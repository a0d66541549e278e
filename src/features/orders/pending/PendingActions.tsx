import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import { network } from '#src/state/network.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { dismissWish } from './dismiss-wish.ts';
import styles from './PendingOrder.module.css';

interface PendingActionsProps {
  /** A draft, or a refused one: an awaited one has nothing to press. */
  intent: OrderIntent;
  /** The outcome was never learnt: ordering again is not what to offer first. */
  isUncertain: boolean;
  /** Id of the wish's name, which the buttons are about. */
  describedBy: string;
}

/** What can be done with a draft or a refusal; nothing here charges a coin (R9.9). */
export function PendingActions({ intent, isUncertain, describedBy }: PendingActionsProps) {
  const { t } = useTranslation('orders');
  const { reachable } = useSnapshot(network);
  const { requestId, body, state } = intent;
  const isDraft = state === 'draft';
  return (
    <div className={styles.actions}>
      {isDraft && reachable && (
        <LinkButton size="small" to={hrefs.buy(body.prodId)}>
          {t('pending.order')}
        </LinkButton>
      )}
      {!isDraft && (
        <LinkButton
          size="small"
          variant="soft"
          to={isUncertain ? hrefs.history() : hrefs.product(body.prodId)}
        >
          {t(isUncertain ? 'pending.toHistory' : 'pending.toProduct')}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="outline"
        aria-describedby={describedBy}
        onClick={() => void dismissWish(requestId)}
      >
        {t(isDraft ? 'pending.remove' : 'pending.fine')}
      </Button>
    </div>
  );
}
