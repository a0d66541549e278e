import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '#src/domain/orders/order.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'secondary' | 'positive' | 'negative';
}

const LOOKS: Readonly<Record<OrderStatus | 'other', StatusLook>> = {
  NEW_ORDER: { icon: 'sparkles', tone: 'secondary' },
  PROCESSING: { icon: 'hourglass', tone: 'secondary' },
  BUYING: { icon: 'shopping-bag', tone: 'secondary' },
  DELIVERY: { icon: 'truck', tone: 'secondary' },
  DELIVERED: { icon: 'package-check', tone: 'positive' },
  RECEIVED: { icon: 'circle-check', tone: 'neutral' },
  CLOSED: { icon: 'lock', tone: 'neutral' },
  CANCELLED: { icon: 'circle-x', tone: 'negative' },
  other: { icon: 'clock', tone: 'neutral' },
};

type OrderState = Pick<Order, 'status' | 'description'>;
type KnownStatus = OrderStatus | 'other';

const knownStatus = (status: string): KnownStatus =>
  ORDER_STATUSES.find((known) => known === status) ?? 'other';

/**
 * Text key of an order's status. A delivery to an address is never «ready at the desk». A status unknown
 * to this build has the general text (R3.4).
 */
export function statusKey(order: OrderState): KnownStatus | 'DELIVERED_TO_ADDRESS' {
  const status = knownStatus(order.status);
  return status === 'DELIVERED' && goesToAddress(order) ? `${status}_TO_ADDRESS` : status;
}

/** Text key of a step of an order; deliveries to an address have their own texts. */
export function stepKey(order: OrderState): ReturnType<typeof statusKey> | 'DELIVERY_TO_ADDRESS' {
  const isDelivery = order.status === 'DELIVERY' && goesToAddress(order);
  return isDelivery ? 'DELIVERY_TO_ADDRESS' : statusKey(order);
}

/** Icon and colour of a status; its text always stands beside them. */
export const statusLook = (status: string): StatusLook => LOOKS[knownStatus(status)];
