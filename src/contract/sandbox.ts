import * as v from 'valibot';
import { coins, id } from './common.ts';

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
export const sandboxOrderStatusBody = v.strictObject({
  status: v.string(),
  comment: v.optional(v.string()),
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
});
