import type { Order } from '#src/domain/orders/order.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { statusLook } from './order-status-look.ts';
import { useStatusTexts } from './use-status-texts.ts';

interface OrderStatusProps {
  order: Pick<Order, 'status' | 'description' | 'kind'>;
}

/** An order's status: text, icon and colour (R2.19). */
export function OrderStatus({ order }: OrderStatusProps) {
  const { status } = useStatusTexts();
  const { icon, tone } = statusLook(order.status);
  return (
    <Tag tone={tone} icon={icon}>
      {status(order)}
    </Tag>
  );
}
