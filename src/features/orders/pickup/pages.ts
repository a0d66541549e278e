import { formatOrderIds } from '#src/domain/order.ts';

/** What the pickup view needs of an order; both are on the device after one visit to the list. */
export interface PickupOrder {
  readonly id: number;
  /** Name of the product in the member's language. */
  readonly title: string;
}

/** One code of the pickup view. */
export interface PickupPage {
  /** What the code carries. */
  readonly text: string;
  /** The orders that it stands for: one, or all of them. */
  readonly orders: readonly PickupOrder[];
}

/** A page an order, and a last one with the combined code where there are several (R2.20). */
export function pickupPages(orders: readonly PickupOrder[]): readonly PickupPage[] {
  const single = orders.map((order) => ({ text: String(order.id), orders: [order] }));
  if (orders.length < 2) return single;
  return [...single, { text: formatOrderIds(orders.map((order) => order.id)), orders }];
}
