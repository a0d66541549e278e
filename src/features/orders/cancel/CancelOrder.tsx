import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPosts } from '#src/data/db/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { mayMemberCancel, type Order } from '#src/domain/order.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CancellationNotice } from './CancellationNotice.tsx';

/** The order's cancellation that the service does not have, or has refused; null without one. */
async function loadCancellation(orderId: number) {
  const posts = await loadPosts('cancellation');
  return posts.findLast((post) => post.body.orderId === orderId && post.state !== 'sent') ?? null;
}

/**
 * Offers to cancel an order while the member may (R4.4), or shows the cancellation that waits. In the owner view there
 * is no button (R6.3). An open dialog stays open when the status changes.
 */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isConfirming, setIsConfirming] = useState(false);
  const [wasConfirming, setWasConfirming] = useState(false);
  const post = useStored(() => loadCancellation(order.id), [order.id]) ?? null;
  const mayCancel = mayMemberCancel(order) && viewedOwner() === null;
  const close = () => {
    setIsConfirming(false);
    setWasConfirming(true);
  };
  // The dialog has its own words for what it sends.
  const isWaiting = post !== null && !isConfirming;
  return (
    <>
      {isWaiting && (
        <CancellationNotice post={post} mayRetry={mayCancel} takesFocus={wasConfirming} />
      )}
      {mayCancel && !isWaiting && (
        <Button variant="outline" wide onClick={() => setIsConfirming(true)}>
          {t('cancel.offer')}
        </Button>
      )}
      {isConfirming && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
