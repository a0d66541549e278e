import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { mayMemberCancel, type Order } from '#src/domain/order.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { network } from '#src/state/network.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/**
 * Offers to cancel an order while the member may (R4.4). Without a network it shows a notice instead of
 * failing; in the owner view there is no button (R6.3). An open dialog stays open when the status
 * changes.
 */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isConfirming, setIsConfirming] = useState(false);
  const { reachable } = useSnapshot(network);
  const mayCancel = mayMemberCancel(order) && viewedOwner() === null;
  return (
    <>
      {mayCancel && (
        <Button variant="outline" wide disabled={!reachable} onClick={() => setIsConfirming(true)}>
          {t('cancel.offer')}
        </Button>
      )}
      {mayCancel && !reachable && <Hint icon="cloud-off">{t('cancel.offline')}</Hint>}
      {isConfirming && <CancelDialog order={order} onClose={() => setIsConfirming(false)} />}
    </>
  );
}
