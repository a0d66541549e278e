import * as v from 'valibot';
import { emailQuery, id } from './common.ts';
import { phone } from './phone.ts';

/** GET api/technicalSupport (R7.15): the person's own tickets, newest first. */
export const ticketsQuery = v.object({
  ...emailQuery,
  category_code: v.optional(v.string()),
  status_code: v.optional(v.string()),
});
export const ticketsResponse = v.object({
  tickets: v.array(
    v.object({
      id,
      topic: v.string(),
      category_code: v.string(),
      status_code: v.string(),
    }),
  ),
});

/** GET api/emailByBitrixId/{id} (R7.14): the e-mail of the CRM contact; 404 for another person's. */
export const emailByBitrixIdResponse = v.object({ email: v.string() });

/**
 * GET api/contacts/welcomeBonus (R7.10): the welcome bonus of the signed-in person, by their phone. No
 * screen uses it; the specification requires it.
 */
export const welcomeBonusQuery = v.object({ phone });
export const welcomeBonusResponse = v.object({
  /** Coins of the programme's welcome bonus. */
  welcomeBonus: v.number(),
  /** Whether the person has received it. */
  given: v.boolean(),
});
