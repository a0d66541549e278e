import * as v from 'valibot';
import { codeAttempt, codeNumber } from './code-attempt.ts';
import { emailAddress } from './person.ts';

/**
 * GET, PUT and POST api/user/{id}/emailConfirmation with /send and /clean (R7.19–R7.23): 404 unless the
 * client is the signed-in person's. All respond with the state of the e-mail change.
 */
export const emailConfirmationResponse = v.object({
  is_client_email_confirmed: v.boolean(),
  /** The support has approved the confirmed change: the record may be moved (R4.16). */
  is_approved: v.boolean(),
  /** The support has closed the request without an approval. */
  is_refused: v.boolean(),
  /** When the request is approved by itself, as in a demonstration; null where the support decides. */
  approved_by_itself_at: v.nullable(v.string()),
  ...codeAttempt,
});

/**
 * PUT: requests the change and sends a code to the new address. The response is the same when another
 * member has the address: its owner gets an e-mail without a code.
 */
export const emailChangeBody = v.object({ change_client_email: emailAddress }, 'FIELD_REQUIRED');

/**
 * POST: the code from the e-mail and the address that received it, from the member who requested the
 * change (R4.16). 409 CODE_WRONG with `attemptsLeft`, CODE_EXPIRED, CODE_EXHAUSTED with `retryAfter`.
 */
export const emailCodeBody = v.object({ code: codeNumber, email: emailAddress }, 'FIELD_REQUIRED');
