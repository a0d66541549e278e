import * as v from 'valibot';
import { PROGRAMMES } from '../domain/member/friendship.ts';
import { ORDER_STATUSES } from '../domain/orders/order.ts';
import { INVITATION_STATUSES } from '../domain/referral/invitation.ts';
import { TICKET_STATUSES } from '../domain/support-ticket.ts';
import { coins, freeText, id, storedInteger } from './common.ts';
import { busClient } from './member/client.ts';
import { emailAddress } from './member/person.ts';

/** Requests and responses of /sandbox (docs/operation.md), which production does not have. */

export const sandboxAccountsResponse = v.array(
  v.object({
    email: v.string(),
    password: v.string(),
    roles: v.array(v.string()),
    purpose: v.string(),
  }),
);
export const sandboxResetBody = v.strictObject({ email: v.optional(emailAddress) });
export const sandboxMessagesQuery = v.object({ to: v.optional(v.string()) });
export const sandboxMessagesResponse = v.array(
  v.object({
    to: v.string(),
    channel: v.picklist(['email', 'sms', 'push']),
    code: v.nullable(v.string()),
    text: v.string(),
    at: v.string(),
  }),
);
export const sandboxOperationBody = v.strictObject({
  email: emailAddress,
  type: v.string(),
  amount: coins,
  comment: v.optional(v.string()),
});
export const sandboxCardBody = v.strictObject({
  email: emailAddress,
  typeId: v.picklist([1, 2]),
  status: v.picklist([1, 2, 5]),
  cardNumber: v.optional(v.string()),
});
/**
 * POST clients: sets fields of the record that contains `email`. `record_email`: the record's own
 * address; `contact_email`: the CRM contact's, null for none; `confirmation`: the running code.
 */
export const sandboxClientBody = v.strictObject({
  email: emailAddress,
  record_email: v.optional(emailAddress),
  contact_email: v.optional(v.nullable(emailAddress)),
  confirmation: v.optional(
    v.strictObject({
      attempts: v.pipe(storedInteger, v.minValue(0)),
      /** Seconds from now; negative for a past deadline. */
      deadlineInS: storedInteger,
    }),
  ),
  ...v.partial(v.omit(busClient, ['id', 'email'])).entries,
});
export const sandboxOrderStatusBody = v.strictObject({
  status: v.picklist(ORDER_STATUSES),
  comment: v.optional(freeText),
});
/** POST products/{id}: the changed fields; `price` in coins, `stock` in pieces. */
export const sandboxProductBody = v.strictObject({
  price: v.optional(v.pipe(coins, v.minValue(0))),
  stock: v.optional(v.pipe(storedInteger, v.minValue(0))),
  removed: v.optional(v.boolean()),
});
/**
 * POST relatives/{id}/status: the admissions office's decision about a friend. `cost`, the coins of the
 * first semester, is required for `paid`; `sharePercent` is for a programme with a range (R1.5).
 */
export const sandboxRelativeStatusBody = v.strictObject({
  status: v.picklist(INVITATION_STATUSES),
  reason: v.optional(freeText),
  cost: v.optional(v.pipe(coins, v.minValue(1))),
  programme: v.optional(v.picklist(PROGRAMMES)),
  sharePercent: v.optional(storedInteger),
});
/** POST tickets/{id}: what the support does with a ticket; ANSWERED needs an answer (R2.27). */
export const sandboxTicketBody = v.strictObject({
  status: v.picklist(TICKET_STATUSES),
  answer: v.optional(v.pipe(freeText, v.nonEmpty('FIELD_REQUIRED'))),
});
/**
 * `status` with `body` replaces the service's response; `before` drops the connection before the work,
 * `after` drops it after the work; `times` limits the repetitions, endless by default.
 */
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
export const sandboxAuditResponse = v.object({
  balances: v.array(v.object({ email: v.string(), balance: coins })),
  ledgerSums: v.array(v.object({ email: v.string(), sum: coins })),
  // What the audit of money finds, by kind: server/audit describes each.
  negativeBalances: v.array(id),
  changedBalances: v.array(id),
  negativeStock: v.array(id),
  changedStock: v.array(id),
  duplicateRequestIds: v.array(v.string()),
  ordersWithoutCharge: v.array(id),
  chargesWithoutOrder: v.array(id),
  cancelledWithoutRefund: v.array(id),
  refundsWithoutCancellation: v.array(id),
  ordersOffHistory: v.array(id),
  repeatedRewards: v.array(v.string()),
  unpaidInvitations: v.array(id),
  rewardsWithoutInvitation: v.array(id),
  welcomesWithoutPhone: v.array(id),
});
