import * as v from 'valibot';
import { STAFF_OPERATION_TYPES } from '../../domain/operations/operation.ts';
import { coins, freeText, id, pageLimit, queryNumber, timestamp } from '../common.ts';
import { concernedMember } from './common.ts';

/** More would be a slip of the hand. */
const MOST_COINS = 10_000_000;

/**
 * POST /programme/v1/members/{reference}/operations (R11.2): adds coins, or takes some by a negative `amount`.
 * The member reads the reason in the history.
 */
export const coinsBody = v.strictObject({
  type: v.picklist(STAFF_OPERATION_TYPES),
  amount: v.pipe(coins, v.minValue(-MOST_COINS), v.maxValue(MOST_COINS), v.notValue(0)),
  reason: v.pipe(freeText, v.nonEmpty('FIELD_REQUIRED')),
});
/** Coins that staff moves, whatever the type. */
export interface CoinsBody {
  readonly type: string;
  readonly amount: number;
  readonly reason: string;
}

const request = v.object({
  id,
  member: concernedMember,
  type: v.string(),
  amount: coins,
  reason: v.string(),
  requestedBy: v.string(),
  /** Their id at the identity provider: they do not decide about it themselves. */
  requesterId: v.string(),
  requestedAt: timestamp,
  /** Null until a second person has decided. */
  isApproved: v.nullable(v.boolean()),
  /** Null also of what needed no second person. */
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(timestamp),
});
export const coinRequestResponse = v.object({ request });

/** GET /programme/v1/coin-requests: oldest first, paged by `cursor`; with `open=1` those that wait. */
export const coinRequestsQuery = v.object({
  open: v.optional(v.literal('1')),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const coinRequestsResponse = v.object({
  requests: v.array(request),
  nextCursor: v.nullable(v.number()),
});
