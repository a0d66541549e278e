import {
  cleanTypedCode,
  MOST_SCANNED_ORDERS,
  parseScannedCode,
} from '#src/domain/orders/scanned-code.ts';
import { config } from '#src/platform/config.ts';
import { contacts } from '#src/state/page/brand.ts';

/** What a code or a typed text asks a desk for. */
export type Asked =
  /** `mark` is the signed part of a code that was read, null without one. */
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

/** The areas of all brands: a desk hands out the orders of each, and the service knows for which its roles hold. */
const ownAddresses = () => ({
  area: [location.origin, ...Object.values(config().areas ?? {}).flat()],
  invite: contacts().inviteOrigin,
});

/**
 * What a code asks for.
 * @param isTyped by hand or by a hand scanner, with what those add to a code
 */
export function readCode(text: string, isTyped: boolean): Asked {
  const code = isTyped ? cleanTypedCode(text) : text;
  const scanned = parseScannedCode(code, ownAddresses());
  if (CARD.test(code)) return { kind: 'card', number: code };
  if (scanned.kind === 'orders') return { mark: null, ...scanned };
  if (JOINED_ORDERS.test(code)) return { kind: 'foreign', why: 'tooMany' };
  return { kind: 'foreign', why: scanned.kind === 'foreign' ? 'other' : scanned.kind };
}

/** A card's number without the zeros that a scanner may add or leave out. */
export const cardKey = (number: string): string => number.replace(/^0+/, '');
