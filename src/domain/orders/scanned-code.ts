import { parseProductId } from '../catalog/product-id.ts';
import { isReferralHash } from '../referral/referral.ts';
import { foldText } from '../text/clean-text.ts';
import { MARK } from './code-mark.ts';
import { parseOrderIds } from './order-ids.ts';

/** Meaning of a scanned code (R2.21). */
export type ScannedCode =
  /** `mark` is the signed part of a combined code (code-mark.ts), where it has one. */
  | { readonly kind: 'orders'; readonly ids: readonly number[]; readonly mark?: string }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'referral'; readonly hash: string }
  /** Not a code of the programme: it may only be shown as text. */
  | { readonly kind: 'foreign'; readonly text: string };

/** Origins whose links are accepted. */
export interface OwnAddresses {
  /** Origins of this area, such as `https://my.example.org`. */
  readonly area: readonly string[];
  /** Origin of the brand's referral links, where it has one. */
  readonly invite: string | undefined;
}

/** More orders than a person carries to a desk at once. */
export const MOST_SCANNED_ORDERS = 20;
const PRODUCT = /^P(\d{1,9})$/;
const AREA_PATH = /^\/my\/(catalog|orders)\/([\d-]{1,260})\/?$/;
/** Characters allowed in a code: `new URL` would silently drop line ends and tabs. */
const PRINTABLE = /^[\x21-\x7e]{1,512}$/;

function parseOrders(text: string): ScannedCode | null {
  const [list = '', mark, ...more] = text.split('.', 3);
  const ids = parseOrderIds(list);
  if (!ids || ids.length > MOST_SCANNED_ORDERS || more.length > 0) return null;
  if (mark === undefined) return { kind: 'orders', ids };
  return MARK.test(mark) ? { kind: 'orders', ids, mark } : null;
}

function parseProduct(text: string): ScannedCode | null {
  const id = parseProductId(text);
  return id === null ? null : { kind: 'product', id };
}

function parseAreaLink(url: URL): ScannedCode | null {
  const [, list, value = ''] = AREA_PATH.exec(url.pathname) ?? [];
  if (list === 'orders') return parseOrders(value);
  return list === 'catalog' ? parseProduct(value) : null;
}

function parseReferral(url: URL): ScannedCode | null {
  const hashes = url.searchParams.getAll('referral');
  const [hash = ''] = hashes;
  const isReferral = url.pathname === '/' && hashes.length === 1 && isReferralHash(hash);
  return isReferral ? { kind: 'referral', hash } : null;
}

function parseLink(text: string, own: OwnAddresses): ScannedCode | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  if (own.area.includes(url.origin)) return parseAreaLink(url);
  const isInvite = url.protocol === 'https:' && url.origin === own.invite;
  return isInvite ? parseReferral(url) : null;
}

/**
 * Recognises a code (R2.21). Order numbers take precedence; a product is `P<id>` or its address in this
 * area; links count only on the given origins. Returned ids and hashes match their patterns, so they are
 * safe in an address; every other text is foreign.
 */
export function parseScannedCode(text: string, own: OwnAddresses): ScannedCode {
  const foreign: ScannedCode = { kind: 'foreign', text };
  const orders = parseOrders(text);
  if (orders) return orders;
  if (!PRINTABLE.test(text)) return foreign;
  const [, product = ''] = PRODUCT.exec(text) ?? [];
  return parseProduct(product) ?? parseLink(text, own) ?? foreign;
}

/** The P of a product's label, also as the Cyrillic letter that looks like it. */
const TYPED_PRODUCT = /^[pр](?=\d)/u;
/** Typed beside the digits: spaces between groups, the number sign. */
const SEPARATORS = /[\s№#]/gu;

/**
 * What stands around a code: from hand scanners the identifier of its symbology (`]C1`), which a Russian keyboard
 * layout makes «ъс1», and the stars of Code 39; from a message brackets, quotes and the end of a sentence.
 */
const FRAME = /^(?:[\]ъ][a-zа-я]\d)?[*([«„“"']*|(?<![*.,;)\]»“”"'])[*.,;)\]»“”"']+$/gu;
/** Zeros with which a scanner or a table fills a number up. */
const FILLING_ZEROS = /(?<=^|[-P])0+(?=\d)/gu;

/** A combined code with its signed part as a scanner types it under a Russian keyboard layout. */
const OF_RUSSIAN_LAYOUT = /^[\d-]+[.ю][\da-fфисвуа]{136}$/u;

/** The keys of that layout, and what stands on them in the Latin one. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/ю/gu, '.'],
  [/ф/gu, 'a'],
  [/и/gu, 'b'],
  [/с/gu, 'c'],
  [/в/gu, 'd'],
  [/у/gu, 'e'],
  [/а/gu, 'f'],
];

const ofLatinLayout = (code: string): string =>
  OF_RUSSIAN_LAYOUT.test(code)
    ? KEYS.reduce((text, [key, latin]) => text.replace(key, latin), code)
    : code;

/**
 * A code as people type it from a label and as hand scanners type it, in the form that `parseScannedCode`
 * reads: «р 101» is `P101`, and «]C1*00012*» is `12`.
 */
export const cleanTypedCode = (typed: string): string =>
  ofLatinLayout(
    foldText(typed)
      .replace(FRAME, '')
      .replace(SEPARATORS, '')
      .replace(TYPED_PRODUCT, 'P')
      .replace(FILLING_ZEROS, ''),
  );

/**
 * Control characters, and characters that reverse, hide or join letters: bidirectional marks, zero
 * widths, tags.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

function pictureOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/**
 * A foreign text in a safe form: invisible characters become visible, and the text is cut to `most`
 * characters. Render it as text, isolated from the writing direction around it.
 */
export function toVisibleText(text: string, most: number): string {
  const characters = Array.from(text.toWellFormed().slice(0, 2 * (most + 1)));
  const kept = characters.slice(0, most).join('').replace(INVISIBLE, pictureOf);
  return characters.length > most ? `${kept}…` : kept;
}
