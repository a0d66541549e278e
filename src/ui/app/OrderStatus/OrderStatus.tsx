import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { statusKey, statusLook } from './order-status-look.ts';

interface OrderStatusProps {
  order: Pick<Order, 'status' | 'description'>;
}

/** An order's status: text, icon and colour (R2.19). */
export function OrderStatus({ order }: OrderStatusProps) {
  const { t } = useTranslation('orders');
  const { icon, tone } = statusLook(order.status);
  return (
    <Tag tone={tone} icon={icon}>
      {t(`status.${statusKey(order)}`)}
    </Tag>
  );
}
