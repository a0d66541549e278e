import { Suspense } from 'react';
import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LazyPickupView } from './lazy-pickup-view.ts';

interface CodesProps {
  /** At least one. */
  orders: readonly Order[];
  onClose: () => void;
}

/** The pickup view, over the screen, with the codes of the given orders (R2.20). */
export function Codes({ orders, onClose }: CodesProps) {
  const { language } = useFormat();
  return (
    <Suspense>
      <LazyPickupView
        orders={orders.map((order) => ({ id: order.id, title: order.productName[language] }))}
        onClose={onClose}
      />
    </Suspense>
  );
}
