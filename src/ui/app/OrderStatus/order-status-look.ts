import { ORDER_STATUSES, type Order, type OrderStatus } from '#src/domain/order.ts';
import { goesToAddress } from '#src/domain/order-place.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

interface StatusLook {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'accent' | 'secondary' | 'positive' | 'negative';
}

const LOOKS: Readonly<Record<OrderStatus | 'other', StatusLook>> = {
  NEW_ORDER: { icon: 'sparkles', tone: 'accent' },
  PROCESSING: { icon: 'hourglass', tone: 'secondary' },
  BUYING: { icon: 'shopping-bag', tone: 'secondary' },
  DELIVERY: { icon: 'truck', tone: 'secondary' },
  DELIVERED: { icon: 'package-check', tone: 'positive' },
  RECEIVED: { icon: 'circle-check', tone: 'neutral' },
  CLOSED: { icon: 'lock', tone: 'neutral' },
  CANCELLED: { icon: 'circle-x', tone: 'negative' },
  other: { icon: 'clock', tone: 'neutral' },
};

type Told = Pick<Order, 'status' | 'description'>;
type Known = OrderStatus | 'other';

const knownStatus = (status: string): Known =>
  ORDER_STATUSES.find((known) => known === status) ?? 'other';

/**
 * The key of an order's status in the texts: what a courier carries is never ready at the desk. A status
 * unknown to this build has the general one (R3.4).
 */
export function statusKey(order: Told): Known | 'DELIVERED_TO_ADDRESS' {
  const status = knownStatus(order.status);
  return status === 'DELIVERED' && goesToAddress(order) ? `${status}_TO_ADDRESS` : status;
}

/** The key of a step on an order's way in the texts; a courier's way has words of its own. */
export function stepKey(order: Told): ReturnType<typeof statusKey> | 'DELIVERY_TO_ADDRESS' {
  const isCarried = order.status === 'DELIVERY' && goesToAddress(order);
  return isCarried ? 'DELIVERY_TO_ADDRESS' : statusKey(order);
}

/** Icon and colour of a status; its word always stands beside them. */
export const statusLook = (status: string): StatusLook => LOOKS[knownStatus(status)];
