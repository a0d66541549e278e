import type { LocalText } from '../text/text.ts';
import { goesToAddress, readPlace, writePlace, type DeliveryPlace } from './order-place.ts';
import { isOpen, type Order, type OrderRequest } from './order.ts';
import type { PickupPlace } from './pickup-place.ts';

/** What the two texts of an order say. */
export interface OrderTexts {
  /** Whom it is for; null when it is for the member (R2.17). */
  readonly friend: string | null;
  readonly comment: string;
  readonly place: DeliveryPlace;
}

/** Longest text of an order's field that the service takes. */
const TEXT_LIMIT = 2000;
const FRIEND = 'Для друга: ';

export const PURCHASE_TEXT_LIMITS = {
  friend: 100,
  address: 300,
  comment: TEXT_LIMIT - FRIEND.length - 100 - 1,
} as const;

/**
 * The two texts of an order that staff reads: the comment with the friend's name in its first line, and
 * the place (R2.17). They are in the programme's language whatever the member's is.
 */
export function writeOrderTexts({
  friend,
  comment,
  place,
}: OrderTexts): Pick<OrderRequest, 'comment' | 'description'> {
  const lines = [friend === null ? '' : `${FRIEND}${friend.trim()}`, comment.trim()];
  return {
    comment: lines.filter((line) => line !== '').join('\n'),
    description: writePlace(place),
  };
}

/** Reads the texts of a draft, so that its form is filled in again (R9.9). */
export function readOrderTexts({
  comment,
  description,
}: Pick<OrderRequest, 'comment' | 'description'>): OrderTexts {
  const [first = '', ...rest] = comment.split('\n');
  const isGift = first.startsWith(FRIEND);
  return {
    friend: isGift ? first.slice(FRIEND.length) : null,
    comment: isGift ? rest.join('\n') : comment,
    place: readPlace(description),
  };
}

/**
 * The place that the description names, by language; '' when it names none. A pickup place of the service
 * has a name in both languages, whichever of them the description was written in.
 */
export function writtenPlaceOf({
  description,
  pickup,
}: Pick<Order, 'description' | 'pickup'>): LocalText {
  const written = readPlace(description);
  const typed = written.kind === 'none' ? '' : written.address;
  if (pickup) {
    const names = fullNameOf(pickup);
    if (names.ru === typed || names.uz === typed) return names;
  }
  return { ru: typed, uz: typed };
}

/** Where the member fetches an open order, when it is another place than the description names; null otherwise. */
export function pickupBesideWritten(
  order: Pick<Order, 'description' | 'pickup' | 'status'>,
): LocalText | null {
  if (!order.pickup || !isOpen(order) || goesToAddress(order)) return null;
  const names = fullNameOf(order.pickup);
  return writtenPlaceOf(order).ru === names.ru ? null : names;
}

/** When (ISO date-time) and where the member has got an order; null before, and for what nobody fetches. */
export function receiptOf(
  order: Pick<Order, 'description' | 'history' | 'pickup' | 'status'>,
): { readonly at: string; readonly place: LocalText } | null {
  const { history, pickup, status } = order;
  const isReceived = status === 'RECEIVED' || status === 'CLOSED';
  if (!pickup || !isReceived || goesToAddress(order)) return null;
  const at = history.findLast((change) => change.status === 'RECEIVED')?.at;
  return at === undefined ? null : { at, place: pickup.place };
}

/** A pickup place with its address, by language. */
const fullNameOf = ({ place, address, localAddress }: PickupPlace): LocalText => ({
  ru: `${place.ru} (${localAddress?.ru ?? address})`,
  uz: `${place.uz} (${localAddress?.uz ?? address})`,
});
