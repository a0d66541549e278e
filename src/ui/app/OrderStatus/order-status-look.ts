import { ORDER_STATUSES, type OrderStatus } from '#src/domain/order.ts';
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

/** The status's key in the texts; a status unknown to this build has the general one (R3.4). */
export const statusKey = (status: string): OrderStatus | 'other' =>
  ORDER_STATUSES.find((known) => known === status) ?? 'other';

/** Icon and colour of a status; its word always stands beside them. */
export const statusLook = (status: string): StatusLook => LOOKS[statusKey(status)];
