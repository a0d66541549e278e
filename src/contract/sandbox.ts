import * as v from 'valibot';
import { busClient } from './client.ts';
import { PROGRAMMES } from '../domain/friendship.ts';
import { INVITATION_STATUSES } from '../domain/invitation.ts';
import { ORDER_STATUSES } from '../domain/order.ts';
import { coins, freeText, id } from './common.ts';

/** Bodies and answers of /sandbox (api.md); absent in production. */
const email = v.pipe(v.string(), v.email());

export const sandboxAccountsAnswer = v.array(
  v.object({
    email: v.string(),
    password: v.string(),
    roles: v.array(v.string()),
    purpose: v.string(),
  }),
);
export const sandboxResetBody = v.strictObject({ email: v.optional(email) });
export const sandboxMessagesQuery = v.object({ to: v.optional(v.string()) });
export const sandboxMessagesAnswer = v.array(
  v.object({
    to: v.string(),
    channel: v.picklist(['email', 'sms']),
    code: v.nullable(v.string()),
    text: v.string(),
    at: v.string(),
  }),
);
export const sandboxOperationBody = v.strictObject({
  email,
  type: v.string(),
  amount: coins,
  comment: v.optional(v.string()),
});
export const sandboxCardBody = v.strictObject({
  email,
  typeId: v.picklist([1, 2]),
  status: v.picklist([1, 2, 5]),
  cardNumber: v.optional(v.string()),
});
/**
 * POST clients: sets fields of the record that knows `email`. `record_email` is the record's own
 * address; `contact_email` that of the CRM's contact, null for none; `confirmation` the running code.
 */
export const sandboxClientBody = v.strictObject({
  email: v.pipe(email, v.toLowerCase()),
  record_email: v.optional(v.pipe(email, v.toLowerCase())),
  contact_email: v.optional(v.nullable(v.pipe(email, v.toLowerCase()))),
  confirmation: v.optional(
    v.strictObject({
      attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Seconds from now; below zero it has passed. */
      deadlineInS: v.pipe(v.number(), v.integer()),
    }),
  ),
  ...v.partial(v.omit(busClient, ['id', 'email'])).entries,
});
export const sandboxOrderStatusBody = v.strictObject({
  status: v.picklist(ORDER_STATUSES),
  comment: v.optional(freeText),
});
/** POST products/{id}: what is to change; `price` in coins, `stock` in pieces. */
export const sandboxProductBody = v.strictObject({
  price: v.optional(v.pipe(coins, v.minValue(0))),
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  removed: v.optional(v.boolean()),
});
/**
 * POST relatives/{id}/status: what the admissions office says of a friend. `cost`, the coins of the first
 * semester, is needed by `paid` at the latest; `sharePercent` is for a programme with a span (R1.5).
 */
export const sandboxRelativeStatusBody = v.strictObject({
  status: v.picklist(INVITATION_STATUSES),
  reason: v.optional(freeText),
  cost: v.optional(v.pipe(coins, v.minValue(1))),
  programme: v.optional(v.picklist(PROGRAMMES)),
  sharePercent: v.optional(v.pipe(v.number(), v.integer())),
});
/** `status` with `body` answers in the service's stead; `before` drops the connection before the work,
 * `after` does the work and then drops it; `times` is how often, for ever when absent. */
export const sandboxFaultBody = v.strictObject({
  match: v.string(),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  drop: v.optional(v.picklist(['before', 'after'])),
  body: v.optional(v.string()),
  contentType: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type SandboxFault = v.InferOutput<typeof sandboxFaultBody>;
export const sandboxAuditAnswer = v.object({
  balances: v.array(v.object({ email: v.string(), balance: coins })),
  ledgerSums: v.array(v.object({ email: v.string(), sum: coins })),
  negativeBalances: v.array(v.string()),
  negativeStock: v.array(id),
  duplicateRequestIds: v.array(v.string()),
  ordersWithoutCharge: v.array(id),
  /** Cancelled orders that were not paid back exactly once and whole. */
  cancelledWithoutRefund: v.array(id),
  /** Refunds (operations) of no order, or of one that is not cancelled. */
  refundsWithoutCancellation: v.array(id),
  /** Orders whose status is not the last one of their history. */
  ordersOffHistory: v.array(id),
  /** «e-mail reward» that a member got more than once. */
  repeatedRewards: v.array(v.string()),
  /** Paid invitations whose coins are not the ledger's, by the invitation's id. */
  unpaidInvitations: v.array(id),
});
