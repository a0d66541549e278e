import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { PickupView } from '../pickup/PickupView.tsx';

interface CodesProps {
  /** At least one. */
  orders: readonly Order[];
  onClose: () => void;
}

/** The pickup view, over the screen, with the codes of the given orders (R2.20). */
export function Codes({ orders, onClose }: CodesProps) {
  const { language } = useFormat();
  return (
    <PickupView
      orders={orders.map((order) => ({ id: order.id, title: order.productName[language] }))}
      onClose={onClose}
    />
  );
}
