import { createHash } from 'node:crypto';
import { EXPECTED_AMOUNT_HEADER, REQUEST_ID_HEADER } from '#src/contract/headers.ts';
import type { SignedIn, WriteLimits } from './environment.ts';
import { invalid, RefusedError } from './errors/refused-error.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const AMOUNT = /^\d{1,15}$/;

export const isRequestId = (text: string): boolean => UUID.test(text);

/** Identifies a write: two requests with the same subject and id are one write and must be equal. */
export interface WriteKey {
  /** The token's subject. */
  readonly subject: string;
  /** The X-Request-ID, a UUID. */
  readonly requestId: string;
  /** SHA-256 of method, path, confirmed price and body. */
  readonly fingerprint: string;
}

/**
 * The key of a write (R7.31): 400 REQUEST_ID_MISSING without a UUID in X-Request-ID. Two requests with one
 * id and different prices that the member confirmed are not equal.
 * @param content what two equal requests share; the body by default. A form's body differs each time by
 * its boundary.
 */
export async function writeKeyOf(c: SignedIn, content?: string): Promise<WriteKey & WriteLimits> {
  const requestId = c.req.header(REQUEST_ID_HEADER) ?? '';
  if (!isRequestId(requestId)) {
    throw new RefusedError({ status: 400, code: 'REQUEST_ID_MISSING', field: REQUEST_ID_HEADER });
  }
  // The only write by GET has its code in the query (R7.2).
  const query = c.req.method === 'GET' ? new URL(c.req.url).search : '';
  const fingerprint = createHash('sha256')
    .update(`${c.req.method} ${c.req.path}${query} ${c.req.header(EXPECTED_AMOUNT_HEADER) ?? ''}\n`)
    .update(content ?? (await c.req.text()))
    .digest('hex');
  return {
    subject: c.get('principal').sub,
    requestId: requestId.toLowerCase(),
    fingerprint,
    ...c.get('writeLimits'),
  };
}

/** The price that the member confirmed, in coins (R7.31): 400 unless it is a whole number. */
export function confirmedPriceOf(c: SignedIn): number {
  const text = c.req.header(EXPECTED_AMOUNT_HEADER) ?? '';
  if (!AMOUNT.test(text)) throw invalid(EXPECTED_AMOUNT_HEADER);
  return Number(text);
}
