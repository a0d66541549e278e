import { formatOrderIds } from '#src/domain/order.ts';

/** The data of an order that the pickup view needs; both are stored after one visit to the list. */
export interface PickupOrder {
  readonly id: number;
  /** Product name in the member's language. */
  readonly title: string;
}

/** One code of the pickup view. */
export interface PickupPage {
  /** Content of the code. */
  readonly text: string;
  /** The orders that the code represents: one, or all of them. */
  readonly orders: readonly PickupOrder[];
}

/** One page for each order, and a last one with the combined code of several orders (R2.20). */
export function pickupPages(orders: readonly PickupOrder[]): readonly PickupPage[] {
  const single = orders.map((order) => ({ text: String(order.id), orders: [order] }));
  if (orders.length < 2) return single;
  return [...single, { text: formatOrderIds(orders.map((order) => order.id)), orders }];
}
