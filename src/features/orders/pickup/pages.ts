import { formatOrderIds } from '#src/domain/order.ts';
import type { CodePicture } from '#src/ui/app/SaveCode/code-picture.ts';
import { groupsOfThree } from './groups-of-three.ts';

/** The data of an order that the pickup view needs; both are stored after one visit to the list. */
export interface PickupOrder {
  readonly id: number;
  /** Product name in the member's language. */
  readonly title: string;
  /** Where the member receives it, for paper and pictures; '' when the order does not say. */
  readonly place?: string;
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

/** The place of a page's orders; '' when they have none or several. */
export function placeOf({ orders }: PickupPage): string {
  const places = new Set(orders.map(({ place = '' }) => place));
  const [place = ''] = places;
  return places.size === 1 ? place : '';
}

const inGroups = (id: number): string =>
  groupsOfThree(id)
    .map(({ digits }) => digits)
    .join('\u00A0');

/** The picture of a page's code, in the form that the screen shows. */
export function pictureOf(page: PickupPage, title: string, isQr: boolean): CodePicture {
  const { text, orders } = page;
  return {
    title,
    lines: [placeOf(page)],
    form: isQr ? 'qr' : 'bars',
    text,
    numbers: orders.map(({ id }) => inGroups(id)),
    name: orders.length === 1 ? `order-${text}` : 'orders',
  };
}
