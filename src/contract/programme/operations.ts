import * as v from 'valibot';
import type { Operation, OperationInfo } from '../../domain/operations/operation.ts';
import {
  coins,
  emailQuery,
  id,
  localText,
  pageLimit,
  queryNumber,
  storedTime,
  timestamp,
} from '../common.ts';

const operation = v.object({
  id,
  operationId: v.number(),
  type: v.string(),
  amount: coins,
  date: timestamp,
  comment: v.string(),
  /** The comment in both languages, where the service made it. */
  localComment: v.optional(localText),
  /** The order that it charges (ORDER) or pays back (CANCEL_ORDER). */
  orderId: v.optional(id),
}) satisfies v.GenericSchema<unknown, Operation>;

/**
 * GET v2/api/operations (R7.8): newest first, paged by `cursor`, the previous page's `nextCursor`.
 * `afterId` leaves out operations up to and including that id, which makes a refresh cheap.
 */
export const operationsQuery = v.object({
  ...emailQuery,
  /** Comma-joined ids of operation types. */
  operationId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,49}$/))),
  startDate: v.optional(storedTime),
  afterId: v.optional(queryNumber),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const operationsResponse = v.object({
  operations: v.array(operation),
  nextCursor: v.nullable(v.number()),
});

/** GET api/dictionary/operations (R7.9). */
export const operationsDictionaryResponse = v.object({
  LoyaltyOperationsInfo: v.array(
    v.object({ xmlId: v.string(), ids: v.array(v.number()) }) satisfies v.GenericSchema<
      unknown,
      OperationInfo
    >,
  ),
});
