import {
  cleanTypedCode,
  MOST_SCANNED_ORDERS,
  parseScannedCode,
} from '#src/domain/orders/scanned-code.ts';
import { config } from '#src/platform/config.ts';
import { contacts } from '#src/state/page/brand.ts';

/** What a code or a typed text asks a desk for. */
export type Asked =
  /** `mark` is the signed part of a code, null of a QR code without one; nothing else has room for it. */
  | { readonly kind: 'orders'; readonly ids: readonly number[]; readonly mark?: string | null }
  /** Everything that waits for the member with the card. */
  | { readonly kind: 'card'; readonly number: string }
  /** The code names no order. */
  | {
      readonly kind: 'foreign';
      readonly why: 'product' | 'referral' | 'tooMany' | 'nobody' | 'other';
    };

/** A card's number (src/contract/acts/cards.ts); no order's number is as long. */
const CARD = /^\d{10,20}$/;
const JOINED_ORDERS = new RegExp(`^\\d{1,12}(?:-\\d{1,12}){${MOST_SCANNED_ORDERS},}$`);

/** Numbers of orders in a row: longer ones than the groups in which a card's number is printed. */
const NUMBERS = /^\d{5,12}(?:[\s,;]+\d{5,12})+$/;

/** Several numbers that a person has typed, as their combined code; another text as it is. */
const joinNumbers = (text: string): string =>
  NUMBERS.test(text.trim()) ? text.trim().replaceAll(/[\s,;]+/g, '-') : text;

/** The areas of all brands: a desk hands out the orders of each, and the service knows for which its roles hold. */
const ownAddresses = () => ({
  area: [location.origin, ...Object.values(config().areas ?? {}).flat()],
  invite: contacts().inviteOrigin,
});

/**
 * What a code asks for.
 * @param source `typed` by hand or by a hand scanner, with what those add to a code, or read by the camera
 */
export function readCode(text: string, source: 'typed' | 'bars' | 'qr'): Asked {
  const code = source === 'typed' ? cleanTypedCode(joinNumbers(text)) : text;
  const scanned = parseScannedCode(code, ownAddresses());
  if (CARD.test(code)) return { kind: 'card', number: code };
  if (scanned.kind === 'orders') return source === 'qr' ? { mark: null, ...scanned } : scanned;
  if (JOINED_ORDERS.test(code)) return { kind: 'foreign', why: 'tooMany' };
  return { kind: 'foreign', why: scanned.kind === 'foreign' ? 'other' : scanned.kind };
}

/** A card's number without the zeros that a scanner may add or leave out. */
export const cardKey = (number: string): string => number.replace(/^0+/, '');
