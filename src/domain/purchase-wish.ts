import { readPlace, writePlace, type WishedPlace } from './order-place.ts';
import type { OrderDemand } from './outbox.ts';

/** What the member says with a purchase. */
export interface Wish {
  /** Whom it is for; null when it is for the member (R2.17). */
  readonly friend: string | null;
  readonly comment: string;
  readonly place: WishedPlace;
}

/** Longest text of an order's field that the service takes. */
const TEXT_LIMIT = 2000;
const FRIEND = 'Для друга: ';

export const WISH_LIMITS = {
  friend: 100,
  address: 300,
  comment: TEXT_LIMIT - FRIEND.length - 100 - 1,
} as const;

/**
 * The two texts of an order that staff reads: the comment with the friend's name in its first line, and
 * the place (R2.17). They are the programme's language whatever the member's is.
 */
export function writeWish({ friend, comment, place }: Wish): {
  readonly comment: string;
  readonly description: string;
} {
  const lines = [friend === null ? '' : `${FRIEND}${friend.trim()}`, comment.trim()];
  return {
    comment: lines.filter((line) => line !== '').join('\n'),
    description: writePlace(place),
  };
}

/** What a kept order said, so that its draft is filled in again (R9.9). */
export function readWish({
  comment,
  description,
}: Pick<OrderDemand, 'comment' | 'description'>): Wish {
  const [first = '', ...rest] = comment.split('\n');
  const isGift = first.startsWith(FRIEND);
  return {
    friend: isGift ? first.slice(FRIEND.length) : null,
    comment: isGift ? rest.join('\n') : comment,
    place: readPlace(description),
  };
}
