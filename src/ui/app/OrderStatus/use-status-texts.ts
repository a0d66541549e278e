import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/orders/order.ts';
import { statusKey, stepKey } from './order-status-look.ts';

type OrderState = Pick<Order, 'status' | 'description' | 'kind'>;

interface StatusTexts {
  readonly status: (order: OrderState) => string;
  /** The step of the way to the order's status. */
  readonly step: (order: OrderState) => string;
  /** What to do with an order that is ready. */
  readonly ready: (order: Pick<Order, 'kind'>) => string;
}

/** Names of an order's states: services and tickets are neither purchased nor carried to a desk (R2.19). */
export function useStatusTexts(): StatusTexts {
  const { t } = useTranslation('orders');
  return {
    status: (order) => {
      const key = statusKey(order);
      return t(order.kind === 'product' ? `status.${key}` : `${order.kind}.status.${key}`);
    },
    step: (order) => {
      const key = stepKey(order);
      return t(order.kind === 'product' ? `step.${key}` : `${order.kind}.step.${key}`);
    },
    ready: ({ kind }) => t(kind === 'product' ? 'ready' : `${kind}.ready`),
  };
}
