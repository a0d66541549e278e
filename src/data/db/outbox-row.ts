import type { PurchaseIntent } from '#src/domain/purchase-intent.ts';
import type { PurchaseRejection } from '#src/domain/purchase-rejection.ts';

type RenamedFields = 'state' | 'confirmedPrice' | 'isAcknowledged' | 'rejection';

/**
 * An intent as it is stored. A row keeps the names of the first version, as a column does: a build that a
 * rollback brings back recognises an unconfirmed purchase and so does not buy it twice.
 */
export interface OutboxRow extends Omit<PurchaseIntent, RenamedFields> {
  readonly state: 'draft' | 'sending' | 'unknown' | 'placed' | 'refused';
  readonly confirmedAmount: number;
  readonly isTold: boolean;
  readonly refusal: (Omit<PurchaseRejection, 'errorCode'> & { readonly code: string }) | null;
}

const STATE_OF_ROW = {
  draft: 'draft',
  sending: 'sending',
  unknown: 'unconfirmed',
  placed: 'placed',
  refused: 'rejected',
} as const;
const ROW_STATE = {
  draft: 'draft',
  sending: 'sending',
  unconfirmed: 'unknown',
  placed: 'placed',
  rejected: 'refused',
} as const;

export function toPurchaseIntent(row: OutboxRow): PurchaseIntent {
  const { state, confirmedAmount, isTold, refusal, ...fields } = row;
  return {
    ...fields,
    state: STATE_OF_ROW[state],
    confirmedPrice: confirmedAmount,
    isAcknowledged: isTold,
    rejection: refusal && {
      errorCode: refusal.code,
      text: refusal.text,
      details: refusal.details,
    },
  };
}

export function toOutboxRow(intent: PurchaseIntent): OutboxRow {
  const { state, confirmedPrice, isAcknowledged, rejection, ...fields } = intent;
  return {
    ...fields,
    state: ROW_STATE[state],
    confirmedAmount: confirmedPrice,
    isTold: isAcknowledged,
    refusal: rejection && {
      code: rejection.errorCode,
      text: rejection.text,
      details: rejection.details,
    },
  };
}
