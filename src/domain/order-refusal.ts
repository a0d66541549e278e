import type { OrderIntent } from './outbox.ts';

/** Refusals that need no figures to be told; the words stand at the same keys. */
const PLAIN = [
  'OUT_OF_STOCK',
  'NOT_FOUND',
  'NO_PHYSICAL_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_A_STUDENT',
  'EVENT_OVER',
  'TICKET_LIMIT',
  'TICKET_LIMIT_MISCONFIGURED',
] as const;

/** Ends of a purchase that say nothing of whether an earlier attempt was charged (R7.31). */
const UNCERTAIN: readonly string[] = ['OUTCOME_FORGOTTEN', 'REQUEST_ID_REUSED'];

/** Whether a code is the service's verdict on an order, as against one on the request that brought it. */
export const isOrderCode = (code: string): boolean =>
  ['PRICE_CHANGED', 'INSUFFICIENT_COINS', 'REQUEST_ID_REUSED', ...PLAIN].includes(code);

/** Why an order did not come about, as far as this build can say it in its own words; figures in coins. */
export type Reason =
  | { readonly key: 'PRICE_CHANGED'; readonly former: number; readonly price: number }
  | { readonly key: 'INSUFFICIENT_COINS'; readonly missing: number; readonly balance: number }
  | { readonly key: (typeof PLAIN)[number] | 'uncertain' }
  | { readonly key: 'other'; readonly text: string | null };

/** The reason of a refused intent, by the service's code and the figures that came with it (R8.2). */
export function reasonOf({ refusal, confirmedAmount }: OrderIntent): Reason {
  if (!refusal) return { key: 'other', text: null };
  const { code, text, details } = refusal;
  const { price, balance } = details;
  if (UNCERTAIN.includes(code)) return { key: 'uncertain' };
  if (code === 'PRICE_CHANGED' && price !== undefined) {
    return { key: code, former: confirmedAmount, price };
  }
  if (code === 'INSUFFICIENT_COINS' && price !== undefined && balance !== undefined) {
    return { key: code, missing: price - balance, balance };
  }
  const plain = PLAIN.find((known) => known === code);
  return plain ? { key: plain } : { key: 'other', text };
}
