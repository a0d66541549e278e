import type { OutboxPost } from '../outbox/outbox-post.ts';

/** Error codes whose text has no amount; the texts have the same keys. */
const CODES_WITHOUT_AMOUNT = [
  'OUT_OF_STOCK',
  'NOT_FOUND',
  'NO_PHYSICAL_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_A_STUDENT',
  'EVENT_OVER',
  'TICKET_LIMIT',
  'TICKET_LIMIT_MISCONFIGURED',
] as const;

/** These do not say whether an earlier attempt was charged (R7.31). */
const UNCERTAIN_CODES: readonly string[] = ['OUTCOME_FORGOTTEN', 'REQUEST_ID_REUSED'];

/** Whether the service decided on the order by this code, rather than on the request that brought it. */
export const isOrderErrorCode = (code: string): boolean =>
  ['PRICE_CHANGED', 'INSUFFICIENT_COINS', 'REQUEST_ID_REUSED', ...CODES_WITHOUT_AMOUNT].includes(
    code,
  );

/** Why a purchase was rejected, as far as this build has a text for it; amounts in coins. */
export type RejectionReason =
  | { readonly key: 'PRICE_CHANGED'; readonly previous: number; readonly price: number }
  | { readonly key: 'INSUFFICIENT_COINS'; readonly missing: number; readonly balance: number }
  | { readonly key: (typeof CODES_WITHOUT_AMOUNT)[number] | 'uncertain' }
  | { readonly key: 'other'; readonly text: string | null };

/** The reason of a rejected purchase, by the service's code (or OUTCOME_FORGOTTEN) and the amounts that came with it (R8.2). */
export function rejectionReason({
  refusal,
  body,
}: Pick<OutboxPost<'order'>, 'refusal' | 'body'>): RejectionReason {
  if (!refusal) return { key: 'other', text: null };
  const { errorCode, text, details } = refusal;
  const { price, balance } = details ?? {};
  if (UNCERTAIN_CODES.includes(errorCode)) return { key: 'uncertain' };
  if (errorCode === 'PRICE_CHANGED' && price !== undefined) {
    return { key: errorCode, previous: body.confirmedPrice, price };
  }
  if (errorCode === 'INSUFFICIENT_COINS' && price !== undefined && balance !== undefined) {
    return { key: errorCode, missing: price - balance, balance };
  }
  const known = CODES_WITHOUT_AMOUNT.find((code) => code === errorCode);
  return known ? { key: known } : { key: 'other', text };
}
