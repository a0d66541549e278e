import { formatOrderIds } from '#src/domain/orders/order-ids.ts';
import type { CodePicture } from '#src/ui/app/SavePicture/code-picture.ts';
import { groupsOfThree } from './groups-of-three.ts';

/** The data of an order that the pickup view needs; both are stored after one visit to the list. */
export interface PickupOrder {
  readonly id: number;
  /** Product name in the member's language. */
  readonly title: string;
  /** Where the member receives it; '' when the order does not name a place. */
  readonly place?: string;
  /**
   * What else to know at the desk: until when it is open, or why there is nothing to fetch yet; '' for
   * nothing.
   */
  readonly note?: string;
}

/** One code of the pickup view. */
export interface PickupPage {
  /** Content of the code. */
  readonly text: string;
  /** Content of the QR code: the same, with the signed part of a combined code, for which bars have no room. */
  readonly qr: string;
  /** The orders that the code represents: one, or all of them. */
  readonly orders: readonly PickupOrder[];
  /** Its position among the pages of its kind, from 1; null for the combined code. */
  readonly current: number | null;
  readonly total: number;
}

const singlePages = (orders: readonly PickupOrder[]): PickupPage[] =>
  orders.map((order, index) => ({
    text: String(order.id),
    qr: String(order.id),
    orders: [order],
    current: index + 1,
    total: orders.length,
  }));

/**
 * One page for each order, then one with the combined code of several; orders on their way follow, without a
 * combined code: the desk has nothing of them (R2.20).
 * @param mark the signed part of the combined code; null without one
 */
export function pickupPages(
  orders: readonly PickupOrder[],
  onTheWay: readonly PickupOrder[] = [],
  mark: string | null = null,
): readonly PickupPage[] {
  const text = formatOrderIds(orders.map((order) => order.id));
  const qr = mark === null ? text : `${text}.${mark}`;
  const combined = { text, qr, orders, current: null, total: orders.length };
  return [
    ...singlePages(orders),
    ...(orders.length > 1 ? [combined] : []),
    ...singlePages(onTheWay),
  ];
}

/** What all orders of a page have in common; '' when they differ. */
function commonOf({ orders }: PickupPage, part: 'place' | 'note'): string {
  const values = new Set(orders.map((order) => order[part] ?? ''));
  const [value = ''] = values;
  return values.size === 1 ? value : '';
}

export const placeOf = (page: PickupPage): string => commonOf(page, 'place');
export const noteOf = (page: PickupPage): string => commonOf(page, 'note');

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
