import * as v from 'valibot';
import { coins, id, storedInteger } from './common.ts';
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
