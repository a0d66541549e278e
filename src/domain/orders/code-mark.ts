import { formatOrderIds } from './order-ids.ts';

/**
 * The signed part of a combined code: when the service gave it to the member's device. It tells a code that is shown
 * from one on an old screenshot, also at a desk without a network.
 */
export interface CodeMark {
  /** s since the epoch, by the service's clock. */
  readonly at: number;
  /** ECDSA with P-256 and SHA-256 of `signedBytes`, as 64 bytes (IEEE P1363). */
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** A mark that is older than this, in ms, may be on a screenshot. */
export const FRESH_MARK_MS = 10 * 60_000;

const TIME_BYTES = 4;
const BYTES = TIME_BYTES + 64;
/** Hexadecimal, because hand scanners may type small letters for capital ones. */
export const MARK = new RegExp(`^[\\da-fA-F]{${2 * BYTES}}$`);

/** What a mark signs. */
export const signedBytes = (ids: readonly number[], at: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${formatOrderIds(ids)}@${at}`);

/** A mark as text, in capital letters. */
export function formatMark({ at, signature }: CodeMark): string {
  const bytes = new Uint8Array(BYTES);
  new DataView(bytes.buffer).setUint32(0, at);
  bytes.set(signature, TIME_BYTES);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** A mark of a text; null where it is none. */
export function parseMark(text: string): CodeMark | null {
  if (!MARK.test(text)) return null;
  const bytes = Uint8Array.from({ length: BYTES }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
  return { at: new DataView(bytes.buffer).getUint32(0), signature: bytes.slice(TIME_BYTES) };
}
