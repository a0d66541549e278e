import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayMemberCancel, type Order } from '#src/domain/order.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/** Offers to cancel an order while the member may (R4.4). */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isAsking, setIsAsking] = useState(false);
  if (!mayMemberCancel(order)) return null;
  return (
    <>
      <Button variant="outline" wide onClick={() => setIsAsking(true)}>
        {t('cancel.offer')}
      </Button>
      {isAsking && <CancelDialog order={order} onClose={() => setIsAsking(false)} />}
    </>
  );
}
