import { parseOrderIds } from './order.ts';
import { parseProductId } from './product-id.ts';

/** What a code is to the programme (R2.21). */
export type ScannedCode =
  | { readonly kind: 'orders'; readonly ids: readonly number[] }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'referral'; readonly hash: string }
  /** Not a code of the programme: it may be shown as text and used for nothing else. */
  | { readonly kind: 'foreign'; readonly text: string };

/** Whose links count. */
export interface OwnAddresses {
  /** Origins of this area, such as `https://synergy.friends.example`. */
  readonly area: readonly string[];
  /** Origin of the brand's referral links. */
  readonly invite: string;
}

/** More orders than anyone carries to a desk at once. */
export const MOST_SCANNED_ORDERS = 20;
const ORDERS = /^\d{1,12}(?:-\d{1,12})*$/;
const PRODUCT = /^P(\d{1,9})$/;
const AREA_PATH = /^\/my\/(catalog|orders)\/([\d-]{1,260})\/?$/;
/** What an own code may consist of: `new URL` would drop line ends and tabs without a word. */
const PRINTABLE = /^[\x21-\x7e]{1,512}$/;
/** The hash of a card as the service makes it. */
const HASH = /^[\w-]{8,64}$/;

function readOrders(text: string): ScannedCode | null {
  const ids = ORDERS.test(text) ? parseOrderIds(text) : null;
  return ids && ids.length <= MOST_SCANNED_ORDERS ? { kind: 'orders', ids } : null;
}

function readProduct(text: string): ScannedCode | null {
  const id = parseProductId(text);
  return id === null ? null : { kind: 'product', id };
}

function readAreaLink(url: URL): ScannedCode | null {
  const [, list, value = ''] = AREA_PATH.exec(url.pathname) ?? [];
  if (list === 'orders') return readOrders(value);
  return list === 'catalog' ? readProduct(value) : null;
}

function readReferral(url: URL): ScannedCode | null {
  const hashes = url.searchParams.getAll('referral');
  const [hash = ''] = hashes;
  const isReferral = url.pathname === '/' && hashes.length === 1 && HASH.test(hash);
  return isReferral ? { kind: 'referral', hash } : null;
}

function readLink(text: string, own: OwnAddresses): ScannedCode | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  if (own.area.includes(url.origin)) return readAreaLink(url);
  const isInvite = url.protocol === 'https:' && url.origin === own.invite;
  return isInvite ? readReferral(url) : null;
}

/**
 * Tells what a code is (R2.21). Order numbers come before anything else; a product is `P<id>` or its
 * address in this area; links count only on the given origins. Ids and hashes that come out fit their
 * patterns, so that they may stand in an address; every other text is foreign.
 */
export function readScannedCode(text: string, own: OwnAddresses): ScannedCode {
  const foreign: ScannedCode = { kind: 'foreign', text };
  const orders = readOrders(text);
  if (orders) return orders;
  if (!PRINTABLE.test(text)) return foreign;
  const [, product = ''] = PRODUCT.exec(text) ?? [];
  return readProduct(product) ?? readLink(text, own) ?? foreign;
}

/** Controls, and what turns, hides or joins letters: bidirectional marks, zero widths, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

function pictureOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/**
 * A foreign text as it may be shown: what cannot be seen becomes visible, and what is longer than `most`
 * characters is cut. Put it on the screen as text, isolated from the writing direction around it.
 */
export function showableText(text: string, most: number): string {
  const characters = Array.from(text.toWellFormed().slice(0, 2 * (most + 1)));
  const kept = characters.slice(0, most).join('').replace(UNSEEN, pictureOf);
  return characters.length > most ? `${kept}…` : kept;
}
