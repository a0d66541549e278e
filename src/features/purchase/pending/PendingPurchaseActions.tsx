import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { network } from '#src/state/page/network.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './PendingPurchase.module.css';

/**
 * Deletes a draft or a rejected purchase from the device; the focus goes to the title, because the pressed
 * button disappears with its card. One that cannot be deleted stays on screen.
 */
async function dismissPending(write: Write, requestId: string): Promise<void> {
  const pressed = document.activeElement;
  try {
    const { deletePost } = await write();
    await deletePost(requestId);
  } catch {
    return;
  }
  const { activeElement } = document;
  const isFree = activeElement === pressed || activeElement === document.body;
  if (isFree) document.getElementById(SCREEN_TITLE_ID)?.focus();
}

interface PendingPurchaseActionsProps {
  /** A draft or a rejected one. */
  intent: PurchaseIntent;
  /** The outcome was never learned: ordering again is not what to offer first. */
  isUncertain: boolean;
  /** Id of the product's name, which the buttons are about. */
  describedBy: string;
}

/** What can be done with a draft or a rejected purchase; nothing here charges a coin (R9.9). */
export function PendingPurchaseActions({
  intent,
  isUncertain,
  describedBy,
}: PendingPurchaseActionsProps) {
  const { t } = useTranslation('orders');
  const { reachable } = useSnapshot(network);
  const write = useWrite();
  const { requestId, body, state } = intent;
  const isDraft = state === 'draft';
  if (!write) return null;
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
        onClick={() => void dismissPending(write, requestId)}
      >
        {t(isDraft ? 'pending.remove' : 'pending.fine')}
      </Button>
    </div>
  );
}
