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
 * Offers to cancel an order while the member may (R4.4); without a network it says so instead of failing,
 * and in owner view there is nothing to press (R6.3). A dialog that is open stays when the order moves on.
 */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isAsking, setIsAsking] = useState(false);
  const { reachable } = useSnapshot(network);
  const mayCancel = mayMemberCancel(order) && viewedOwner() === null;
  return (
    <>
      {mayCancel && (
        <Button variant="outline" wide disabled={!reachable} onClick={() => setIsAsking(true)}>
          {t('cancel.offer')}
        </Button>
      )}
      {mayCancel && !reachable && <Hint icon="cloud-off">{t('cancel.offline')}</Hint>}
      {isAsking && <CancelDialog order={order} onClose={() => setIsAsking(false)} />}
    </>
  );
}
